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

/** Filter of messages; `to` may have any usual format. */
export type InboxFilter = { readonly to?: string; readonly channel?: Channel; readonly limit?: number };
