import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";

/** Orders per transaction: a second of work, so that readers never have many of them to add themselves. */
const batchSize = 2_000;

/** Books all changed orders into the daily figures, batch by batch. Reports read the same before and after. */
export async function foldChangedOrders(database: Database, atMost = batchSize): Promise<void> {
  for (;;) {
    const taken = await inTransaction(database, async (trx) => {
      const { rows } = await sql<{ taken: number }>`select reports.fold(${atMost}::int) as taken`.execute(trx);
      return rows[0]?.taken ?? 0;
    });
    if (taken < atMost) return;
  }
}
