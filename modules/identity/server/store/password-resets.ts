import { type Kysely, sql, type Transaction } from "kysely";

/** Hours between the two codes by which a member without an e-mail address resets the password on an unknown device. */
const hoursToWait = 24;
/** After this the first code no longer counts. */
const hoursItHolds = 72;

export async function insertReset(
  trx: Transaction<unknown>,
  reset: { tokenHash: string; userCode: string; email: string | null; minutes: number },
): Promise<void> {
  await sql`
    insert into identity.password_reset (token_hash, user_code, email, expires_at)
    values (${reset.tokenHash}, ${reset.userCode}, ${reset.email}, now() + make_interval(mins => ${reset.minutes}))`.execute(
    trx,
  );
}

const open = sql`used_at is null and expires_at > now()`;

/** The owner of an unused, unexpired token. */
export async function ownerOfReset(db: Kysely<unknown>, tokenHash: string): Promise<string | null> {
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from identity.password_reset
    where token_hash = ${tokenHash} and ${open}`.execute(db);
  return rows[0]?.userCode ?? null;
}

/**
 * Uses a token. Of concurrent requests with the same token one gets its owner, the others null. `email` is the mailbox its link
 * went to.
 */
export async function consumeReset(
  trx: Transaction<unknown>,
  tokenHash: string,
): Promise<{ readonly userCode: string; readonly email: string | null } | null> {
  const { rows } = await sql<{ userCode: string; email: string | null }>`
    update identity.password_reset set used_at = now()
    where token_hash = ${tokenHash} and ${open}
    returning user_code as "userCode", email`.execute(trx);
  return rows[0] ?? null;
}

/** Invalidates all other reset links of the member. */
export async function closeResetsOf(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`
    with waits as (delete from identity.reset_wait where user_code = ${userCode})
    update identity.password_reset set used_at = now() where user_code = ${userCode} and used_at is null`.execute(trx);
}

/** Deletes expired links. Returns how many. */
export async function purgeResets(db: Kysely<unknown>): Promise<number> {
  await sql`delete from identity.reset_wait where asked_at < now() - make_interval(hours => ${hoursItHolds})`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    delete from identity.password_reset where expires_at < now() - interval '1 day'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Starts a member's waiting time, or completes it when it is over. Returns the whole hours left; 0 means it was over and is now
 * used up.
 */
export async function takeResetWait(trx: Transaction<unknown>, userCode: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    insert into identity.reset_wait as waiting (user_code) values (${userCode})
    on conflict (user_code) do update set asked_at =
      case when waiting.asked_at < now() - make_interval(hours => ${hoursItHolds}) then now() else waiting.asked_at end
    returning ceil(extract(epoch from asked_at + make_interval(hours => ${hoursToWait}) - now()) / 3600)::int as left`.execute(
    trx,
  );
  const left = Math.max(0, rows[0]?.left ?? hoursToWait);
  if (left === 0) await sql`delete from identity.reset_wait where user_code = ${userCode}`.execute(trx);
  return left;
}
