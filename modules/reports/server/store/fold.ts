import { type RawBuilder, sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";

/** Orders per transaction: a second of work, so that readers never have many of them to add themselves. */
const batchSize = 2_000;
/** Carts and checkouts per transaction. */
const stepsAtOnce = 20_000;

/** Books all changed orders into the daily figures, batch by batch. Reports read the same before and after. */
export async function foldChangedOrders(database: Database, atMost = batchSize): Promise<void> {
  await inBatches(database, atMost, (limit) => sql`reports.fold(${limit}::int)`);
  // Orders that an update of the definition wants to be booked again.
  await inBatches(database, atMost, (limit) => sql`reports.fold_again(${limit}::int)`);
}

/** Adds all waiting carts and checkouts to the sums of their days. */
export const foldFunnel = (database: Database): Promise<void> =>
  inBatches(database, stepsAtOnce, (limit) => sql`reports.fold_funnel(${limit}::int)`);

async function inBatches(
  database: Database,
  atMost: number,
  call: (limit: number) => RawBuilder<number>,
): Promise<void> {
  for (;;) {
    const taken = await inTransaction(database, async (trx) => {
      const { rows } = await sql<{ taken: number }>`select ${call(atMost)} as taken`.execute(trx);
      return rows[0]?.taken ?? 0;
    });
    if (taken < atMost) return;
  }
}
