import type { Transaction } from "kysely";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { insertReceipts } from "./store/receipts.ts";

/** A delivered order that was paid in cash. */
export type DeliveredOrder = {
  readonly orderCode: string;
  readonly paymentReference: string;
  readonly storeCode: string;
  readonly orderTotal: number;
  /** The price of pieces that were cancelled before. */
  readonly notCollected: number;
};

/** Writes the cash of delivered orders, in the transaction that completes them. Orders without any cash are left out. */
export const recordReceipts = (trx: Transaction<unknown>, orders: readonly DeliveredOrder[], at: Date): Promise<void> =>
  insertReceipts(
    trx,
    orders.filter(({ orderTotal, notCollected }) => orderTotal > notCollected),
    { at, day: jakartaDay(at) },
  );
