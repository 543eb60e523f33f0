import { sql, type Transaction } from "kysely";

export type StaffRights = { readonly roles: readonly string[]; readonly storeCode: string | null };

export type NewAccount = StaffRights & { readonly id: string; readonly email: string; readonly name: string };

/** False when the address already has an account. */
export async function insertAccount(
  trx: Transaction<unknown>,
  { id, email, name, roles, storeCode }: NewAccount,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff.account (id, email, name, roles, store_code, created_at)
    values (${id}, ${email}, ${name}, ${[...roles]}, ${storeCode}, ${at})
    on conflict (email) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

export async function writePassword(trx: Transaction<unknown>, id: string, passwordHash: string): Promise<void> {
  await sql`update staff.account set password_hash = ${passwordHash} where id = ${id}`.execute(trx);
}

/** Stores the hash and the expiry of a code for choosing a password. */
export async function writeWelcome(
  trx: Transaction<unknown>,
  email: string,
  welcome: { readonly hash: string; readonly until: Date },
): Promise<void> {
  await sql`
    update staff.account set welcome_hash = ${welcome.hash}, welcome_until = ${welcome.until}
    where email = ${email}`.execute(trx);
}

export async function clearCredentials(trx: Transaction<unknown>, id: string): Promise<void> {
  await sql`update staff.account set password_hash = null, totp_secret = null where id = ${id}`.execute(trx);
  await sql`delete from staff.recovery_code where account_id = ${id}`.execute(trx);
}

export async function writeBlocked(trx: Transaction<unknown>, id: string, at: Date | null): Promise<void> {
  await sql`update staff.account set blocked_at = ${at} where id = ${id}`.execute(trx);
}

export async function writeRights(trx: Transaction<unknown>, id: string, rights: StaffRights): Promise<void> {
  await sql`
    update staff.account set roles = ${[...rights.roles]}, store_code = ${rights.storeCode} where id = ${id}`.execute(
    trx,
  );
}

export type FoundAccount = { readonly id: string; readonly email: string; readonly storeCode: string | null };

export async function accountByEmail(trx: Transaction<unknown>, email: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`
    select id, email, store_code as "storeCode" from staff.account where email = ${email} and not is_key`.execute(trx);
  return rows[0] ?? null;
}
