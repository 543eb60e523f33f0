import { type Kysely, sql, type Transaction } from "kysely";

/** A delivered order that was paid in cash. */
export type DeliveredOrder = {
  readonly orderCode: string;
  readonly paymentReference: string;
  readonly storeCode: string;
  readonly orderTotal: number;
  /** The price of pieces that were cancelled before. */
  readonly notCollected: number;
};

export type CashReceipt = {
  readonly orderCode: string;
  readonly paymentReference: string;
  readonly orderTotal: number;
  readonly notCollected: number;
  readonly amount: number;
  readonly collectedAt: Date;
  readonly collectedDay: string;
};

/** Adds receipts. An order has one: a repeated order changes nothing. */
export async function insertReceipts(
  trx: Transaction<unknown>,
  orders: readonly DeliveredOrder[],
  { at, day }: { readonly at: Date; readonly day: string },
): Promise<void> {
  for (const { orderCode, paymentReference, storeCode, orderTotal, notCollected } of orders) {
    await sql`
      insert into cash.receipt (order_code, payment_reference, store_code, order_total, not_collected, amount,
        collected_at, collected_day)
      values (${orderCode}, ${paymentReference}, ${storeCode}, ${orderTotal}, ${notCollected},
        ${orderTotal - notCollected}, ${at}, ${day})
      on conflict (order_code) do nothing`.execute(trx);
  }
}

/** The receipts of a day: those it was closed with, or those that belong to it while it is open. */
export async function receiptsOfDay(
  db: Kysely<unknown>,
  { storeCode, day }: { readonly storeCode: string; readonly day: string },
): Promise<readonly CashReceipt[]> {
  const { rows } = await sql<CashReceipt>`
    select order_code as "orderCode", payment_reference as "paymentReference", order_total::float8 as "orderTotal",
      not_collected::float8 as "notCollected", amount::float8 as amount, collected_at as "collectedAt",
      collected_day::text as "collectedDay"
    from cash.receipt
    where store_code = ${storeCode} and (
      closed_day = ${day} or (closed_day is null and cash.day_of(store_code, collected_day) = ${day}::date))
    order by collected_at, order_code`.execute(db);
  return rows;
}

/** Freezes the open receipts of a day, and answers their number and sum. */
export async function freezeReceipts(
  trx: Transaction<unknown>,
  { storeCode, day }: { readonly storeCode: string; readonly day: string },
): Promise<{ readonly orders: number; readonly expected: number }> {
  const { rows } = await sql<{ orders: number; expected: number }>`
    with frozen as (
      update cash.receipt set closed_day = ${day}
      where store_code = ${storeCode} and closed_day is null and cash.day_of(store_code, collected_day) = ${day}::date
      returning amount)
    select count(*)::int as orders, coalesce(sum(amount), 0)::float8 as expected from frozen`.execute(trx);
  return rows[0] ?? { orders: 0, expected: 0 };
}

export async function releaseReceipts(
  trx: Transaction<unknown>,
  { storeCode, day }: { readonly storeCode: string; readonly day: string },
): Promise<void> {
  await sql`update cash.receipt set closed_day = null where store_code = ${storeCode} and closed_day = ${day}`.execute(
    trx,
  );
}
