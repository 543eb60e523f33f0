import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { OfficeHours } from "../contract/office-hours.ts";
import type { LiveChat } from "./ports/live-chat.ts";

/** What the shoppers' operations need. */
export type ChatDeps = {
  /** For rate limits; never a replica. */
  readonly database: Database;
  readonly clock: Clock;
  /** The key of the hash by which networks are counted. */
  readonly secret: string;
  readonly provider: LiveChat;
  /** When staff answer; null for a shop without chat staff. */
  readonly hours: OfficeHours | null;
  readonly sealer: Sealer;
  /** The shop's own mailbox for messages of the contact form; null when it has none. */
  readonly shopMailbox: () => Promise<string | null>;
};

export type BuiltInChatDeps = { readonly database: Database; readonly clock: Clock; readonly ids: Ids };

export type SendAnswersDeps = BuiltInChatDeps & { readonly sealer: Sealer };
