import { sql, type Transaction } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** Whether an account with the administrator's role exists, signed in before or not. */
export async function hasAdmin(db: Executor): Promise<boolean> {
  const { rows } = await sql`select 1 from staff.account where 'admin' = any(roles) limit 1`.execute(db);
  return rows.length > 0;
}

/** Replaces the code; an earlier one no longer counts. */
export async function writeSetUpCode(
  db: Executor,
  { codeHash, validUntil }: { readonly codeHash: string; readonly validUntil: Date },
): Promise<void> {
  await sql`
    insert into staff.set_up (code_hash, valid_until) values (${codeHash}, ${validUntil})
    on conflict (is_only) do update set code_hash = excluded.code_hash, valid_until = excluded.valid_until`.execute(db);
}

/** Uses the code; of two parallel calls one gets true, because the row is deleted. */
export async function takeSetUpCode(trx: Transaction<unknown>, codeHash: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff.set_up where code_hash = ${codeHash} and valid_until > ${now}`.execute(trx);
  return numAffectedRows === 1n;
}
