import type { Transaction } from "kysely";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { type DeliveredOrder, insertReceipts } from "./store/receipts.ts";

/** Writes the cash of delivered orders, in the transaction that completes them. Orders without any cash are left out. */
export const recordReceipts = (trx: Transaction<unknown>, orders: readonly DeliveredOrder[], at: Date): Promise<void> =>
  insertReceipts(
    trx,
    orders.filter(({ orderTotal, notCollected }) => orderTotal > notCollected),
    { at, day: jakartaDay(at) },
  );
