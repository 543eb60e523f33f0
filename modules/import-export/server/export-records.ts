import type { Transaction } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { exportTable } from "./formats/export-table.ts";
import type { ImportTarget } from "./import-target.ts";

const perPage = 500;

/** A CSV file of records of a kind, all unless other codes are given, a page at a time: memory does not grow with their number. */
export async function* exportRecords(
  database: Database,
  target: ImportTarget,
  codes: ImportTarget["ids"] = target.ids,
  /** Runs before the rows of these records leave. */
  beforePage?: (trx: Transaction<unknown>, ids: readonly string[]) => Promise<void>,
): AsyncGenerator<string> {
  let after: string | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const { page, records } = await inTransaction(database, async (trx) => {
      const ids = await codes(trx, { after, limit: perPage });
      const states = await target.type.read(trx, ids);
      const found = ids.flatMap((id) => {
        const state = states.get(id);
        return state === undefined ? [] : [{ id, state }];
      });
      await beforePage?.(
        trx,
        found.map(({ id }) => id),
      );
      return { page: ids, records: found };
    });
    yield exportTable(records, target.format, isFirst);
    if (page.length < perPage) return;
    after = page.at(-1) ?? null;
  }
}
