import { type Kysely, sql, type Transaction } from "kysely";

/** What a member waits for, or waited for, for the file they may download. */
export async function collectReminders(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select sku_code as "skuCode", locale, asked_at as "askedAt", done_at as "doneAt" from catalogue.reminder
    where user_code = ${userCode} order by asked_at desc, sku_code`.execute(db);
  return rows;
}

export async function deleteReminders(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from catalogue.reminder where user_code = ${userCode}`.execute(trx);
}
