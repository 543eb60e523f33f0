import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A back-in-stock notification for one member, in the member's language. */
export type BackInStockSku = {
  readonly userCode: string;
  readonly locale: Locale;
  readonly productCode: string;
  readonly productName: string;
  readonly skuCode: string;
  /** The values of its attributes, such as "Red, EU 42"; empty without attributes. */
  readonly choice: string;
};

/** Sends messages to members. The application passes it in, because this module does not know their addresses. */
export type BackInStockNotifier = {
  /** Whether the member has an address to write to. */
  reachable(db: Kysely<unknown>, userCode: string): Promise<boolean>;
  /** Sends the message if the transaction commits; does nothing for a member without an address. */
  notify(trx: Transaction<unknown>, sku: BackInStockSku): Promise<void>;
};

/** Sends nothing. */
export const noNotifier: BackInStockNotifier = { reachable: async () => false, notify: async () => undefined };
