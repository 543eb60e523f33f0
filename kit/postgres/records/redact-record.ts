import { sql, type Transaction } from "kysely";

/** Empties the journal's values of a record of a person whose data is deleted. Author and time stay. */
export async function redactRecord(trx: Transaction<unknown>, type: string, id: string): Promise<void> {
  await sql`select set_config('kit.redacted', ${`${type}:${id}`}, true)`.execute(trx);
  await sql`
    update kit.journal_change set changes = '[]'
    where record_type = ${type} and record_id = ${id} and changes <> '[]'`.execute(trx);
  await sql`select set_config('kit.redacted', '', true)`.execute(trx);
}
