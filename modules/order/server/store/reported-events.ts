import { sql } from "kysely";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";

export type ClaimedEvents = {
  /** The purchase has not been reported before. */
  readonly purchase: boolean;
  /** The amount refunded since the last report. */
  readonly refunded: Rupiah;
};

type Row = { readonly isReported: boolean; readonly refunded: number };

/** Claims the unreported events of a paid order. The row lock makes two tabs wait for each other: one of them gets the events. */
export function claimEvents(database: Database, code: string, now: Date): Promise<ClaimedEvents> {
  return inTransaction(database, async (trx) => {
    const { rows } = await sql<Row>`
      select purchase_reported_at is not null as "isReported", refunded_amount - refund_reported as refunded
      from orders.placed_order where code = ${code} for update`.execute(trx);
    const [row] = rows;
    if (!row || (row.isReported && row.refunded <= 0)) return { purchase: false, refunded: rupiah(0) };
    await sql`
      update orders.placed_order set purchase_reported_at = coalesce(purchase_reported_at, ${now}),
        refund_reported = refunded_amount
      where code = ${code}`.execute(trx);
    return { purchase: !row.isReported, refunded: rupiah(Math.max(0, row.refunded)) };
  });
}
