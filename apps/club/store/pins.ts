import { type Kysely, sql, type Transaction } from "kysely";

export type Pin = { readonly hash: string; readonly wrongTries: number; readonly lockedUntil: Date | null };

/** Locks a member's PIN until the transaction ends. */
export async function lockPin(trx: Transaction<unknown>, memberId: string): Promise<Pin | null> {
  const { rows } = await sql<Pin>`
    select pin_hash as hash, wrong_tries as "wrongTries", locked_until as "lockedUntil"
    from club.pin where member_id = ${memberId} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function writeTries(
  db: Kysely<unknown>,
  memberId: string,
  tries: { readonly wrong: number; readonly lockedUntil: Date | null },
): Promise<void> {
  await sql`
    update club.pin set wrong_tries = ${tries.wrong}, locked_until = ${tries.lockedUntil}
    where member_id = ${memberId}`.execute(db);
}

/** Resets the wrong attempts of this PIN; a PIN set meanwhile has its own counter. */
export async function forgetTries(db: Kysely<unknown>, memberId: string, hash: string): Promise<void> {
  await sql`
    update club.pin set wrong_tries = 0, locked_until = null
    where member_id = ${memberId} and pin_hash = ${hash}`.execute(db);
}

export async function pinHashOf(db: Kysely<unknown>, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select pin_hash as hash from club.pin where member_id = ${memberId}`.execute(db);
  return rows[0]?.hash ?? null;
}

/** Sets a PIN. A lock is gone with the PIN it was for. */
export async function writePin(db: Kysely<unknown>, memberId: string, hash: string): Promise<void> {
  await sql`
    insert into club.pin (member_id, pin_hash) values (${memberId}, ${hash})
    on conflict (member_id) do update set pin_hash = excluded.pin_hash, wrong_tries = 0, locked_until = null`.execute(
    db,
  );
}
