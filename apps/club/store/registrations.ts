import { type Kysely, sql, type Transaction } from "kysely";

export type Registration = { readonly mobile: string; readonly expiresAt: Date };

export async function insertRegistration(
  trx: Transaction<unknown>,
  { tokenHash, mobile, expiresAt }: Registration & { readonly tokenHash: string },
): Promise<void> {
  await sql`
    insert into club.registration (token_hash, mobile, expires_at)
    values (${tokenHash}, ${mobile}, ${expiresAt})`.execute(trx);
}

/** A registration that is still open. */
export async function openRegistrationOf(
  db: Kysely<unknown>,
  tokenHash: string,
  now: Date,
): Promise<Registration | null> {
  const { rows } = await sql<Registration>`
    select mobile, expires_at as "expiresAt" from club.registration
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Uses a registration up; null when it has expired or was used. */
export async function takeRegistration(
  trx: Transaction<unknown>,
  tokenHash: string,
  now: Date,
): Promise<{ mobile: string } | null> {
  const { rows } = await sql<{ mobile: string }>`
    update club.registration set used_at = ${now}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
    returning mobile`.execute(trx);
  return rows[0] ?? null;
}

/** Deletes registrations that ended more than a day ago. */
export async function purgeRegistrations(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`
    delete from club.registration where expires_at < ${now}::timestamptz - interval '1 day'`.execute(db);
}
