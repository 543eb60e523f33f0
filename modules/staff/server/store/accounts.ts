import { type Kysely, sql, type Transaction } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

export type StaffAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly storeCode: string | null;
  readonly passwordHash: string | null;
  readonly totpSecret: string | null;
  readonly lastStep: number;
  readonly blocked: boolean;
};

const columns = sql`account.id, account.email, account.name, account.roles, account.store_code as "storeCode",
  account.password_hash as "passwordHash", account.totp_secret as "totpSecret", account.last_step as "lastStep",
  account.blocked_at is not null as blocked`;

export async function accountByEmail(db: Executor, email: string): Promise<StaffAccount | null> {
  const { rows } = await sql<StaffAccount>`
    select ${columns} from staff.account where email = ${email} and not is_key`.execute(db);
  return rows[0] ?? null;
}

export async function accountById(db: Executor, id: string): Promise<StaffAccount | null> {
  const { rows } = await sql<StaffAccount>`
    select ${columns} from staff.account where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Claims a code's time step; false when it, or a later one, was used before. */
export async function takeStep(trx: Transaction<unknown>, id: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff.account set last_step = ${step} where id = ${id} and last_step < ${step}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Uses a recovery code; false when there is none such left. */
export async function takeRecoveryCode(
  trx: Transaction<unknown>,
  id: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff.recovery_code set used_at = ${at}
    where account_id = ${id} and code_hash = ${codeHash} and used_at is null`.execute(trx);
  return numAffectedRows === 1n;
}

export async function writeSecondStep(
  trx: Transaction<unknown>,
  id: string,
  { sealed, step, codeHashes }: { sealed: string; step: number; codeHashes: readonly string[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff.account set totp_secret = ${sealed}, last_step = ${step}
    where id = ${id} and totp_secret is null`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await sql`delete from staff.recovery_code where account_id = ${id}`.execute(trx);
  await sql`
    insert into staff.recovery_code (account_id, code_hash)
    select ${id}, code_hash from unnest(${[...codeHashes]}::text[]) as code_hash`.execute(trx);
  return true;
}

/** Sets the password by the invitation code; null when the code is invalid. */
export async function writeFirstPassword(
  trx: Transaction<unknown>,
  { email, welcomeHash, passwordHash, now }: { email: string; welcomeHash: string; passwordHash: string; now: Date },
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    update staff.account set password_hash = ${passwordHash}, welcome_hash = null, welcome_until = null
    where email = ${email} and welcome_hash = ${welcomeHash} and welcome_until > ${now} and blocked_at is null
    returning id, name`.execute(trx);
  return rows[0] ?? null;
}

export const listAccounts = async (db: Kysely<unknown>): Promise<StaffAccount[]> =>
  (await sql<StaffAccount>`select ${columns} from staff.account where not is_key order by email`.execute(db)).rows;

/** Which of these stores have staff, blocked accounts too. */
export async function storesWithStaff(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct store_code as code from staff.account where store_code = any(${codes}::text[])`.execute(db);
  return rows.map(({ code }) => code);
}
