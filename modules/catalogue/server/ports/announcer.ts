import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** News for one member: an SKU they asked for is back. Texts are in the member's language. */
export type ReturnedSku = {
  readonly userCode: string;
  readonly locale: Locale;
  readonly productCode: string;
  readonly productName: string;
  readonly skuCode: string;
  /** What was chosen, such as "Red, EU 42"; empty when there was nothing to choose. */
  readonly choice: string;
};

/** Who writes to members; knows their addresses, which this module does not. Handed in by the application. */
export type Announcer = {
  /** Whether there is a way to write to this member at all. */
  reachable(db: Kysely<unknown>, userCode: string): Promise<boolean>;
  /** Writes to one member if, and only if, the transaction commits. Somebody without an address is passed over. */
  tell(trx: Transaction<unknown>, news: ReturnedSku): Promise<void>;
};

/** A shop that writes to nobody. */
export const silentAnnouncer: Announcer = { reachable: async () => false, tell: async () => undefined };
