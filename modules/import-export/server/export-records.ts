import type { Transaction } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { exportTable } from "./formats/export-table.ts";
import type { ImportTarget } from "./import-target.ts";

const perPage = 500;

/**
 * Streams a CSV file of records of a type, all unless codes are given, one page at a time: memory use does not depend
 * on their number.
 */
export async function* exportRecords(
  database: Database,
  target: ImportTarget,
  codes: ImportTarget["ids"] = target.ids,
  /** Called before the rows of these records are sent. */
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
