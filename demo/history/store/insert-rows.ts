import { sql, type Transaction } from "kysely";
import { type HistoryRows, historyTables } from "../history-rows.ts";

/** Writes the rows, one statement for each table. Columns that rows do not name get their defaults. */
export async function insertRows(trx: Transaction<unknown>, rows: HistoryRows): Promise<void> {
  for (const table of historyTables) {
    const [first] = rows.of(table);
    if (!first) continue;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.of(table))}::jsonb)`.execute(
      trx,
    );
  }
}
