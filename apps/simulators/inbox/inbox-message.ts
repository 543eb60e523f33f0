import type { Channel } from "#modules/notification/contract/channel.ts";

/** A message as the inbox shows it. */
export type InboxMessage = {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly code: string | null;
  readonly at: string;
};

/** Which messages are wanted; `to` may be written in any usual way. */
export type InboxFilter = { readonly to?: string; readonly channel?: Channel; readonly limit?: number };
