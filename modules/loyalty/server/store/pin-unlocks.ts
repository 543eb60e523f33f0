import { type Kysely, sql, type Transaction } from "kysely";

type PinUnlock = { readonly key: string; readonly userCode: string; readonly clubMemberId: string };

/** Inserts a request; false when the key exists. */
export async function insertPinUnlock(trx: Transaction<unknown>, one: PinUnlock, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into loyalty.pin_unlock (key, user_code, club_member_id, asked_at)
    values (${one.key}, ${one.userCode}, ${one.clubMemberId}, ${at}) on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** The member for whom a key was sent, or null when it was not. */
export async function pinUnlockOwner(trx: Transaction<unknown>, key: string): Promise<string | null> {
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from loyalty.pin_unlock where key = ${key}`.execute(trx);
  return rows[0]?.userCode ?? null;
}

/** How many unlocks a club account has got since a moment, or waits for. What the club refused unlocked nothing. */
export async function pinUnlocksSince(trx: Transaction<unknown>, clubMemberId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from loyalty.pin_unlock
    where club_member_id = ${clubMemberId} and state <> 'refused' and asked_at > ${since}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** A request the club has not answered yet. */
export async function waitingPinUnlock(db: Kysely<unknown>, key: string): Promise<PinUnlock | null> {
  const { rows } = await sql<PinUnlock>`
    select key, user_code as "userCode", club_member_id as "clubMemberId"
    from loyalty.pin_unlock where key = ${key} and state = 'asked'`.execute(db);
  return rows[0] ?? null;
}

/** Stores the club's answer; false when it was stored before. */
export async function settlePinUnlock(
  trx: Transaction<unknown>,
  key: string,
  state: "done" | "refused",
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update loyalty.pin_unlock set state = ${state} where key = ${key} and state = 'asked'`.execute(trx);
  return numAffectedRows === 1n;
}

/** Keys of requests that wait for the club longer than this, oldest first. */
export async function overduePinUnlocks(
  db: Kysely<unknown>,
  { minutes, most }: { readonly minutes: number; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from loyalty.pin_unlock where state = 'asked' and asked_at < now() - make_interval(mins => ${minutes})
    order by asked_at limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}
