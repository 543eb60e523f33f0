import { sql, type Transaction } from "kysely";

/** Hours between the two codes with which a member without e-mail address may set a new secret. */
const hoursToWait = 24;
/** Hours after which an unused wait starts again. */
const hoursItHolds = 72;

/** Starts a member's wait, or ends an elapsed one. Returns the whole hours left; 0: elapsed and used up. */
export async function takeResetWait(trx: Transaction<unknown>, memberId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    insert into club.reset_wait as waiting (member_id, asked_at) values (${memberId}, ${now})
    on conflict (member_id) do update set asked_at = case
      when waiting.asked_at < ${now}::timestamptz - make_interval(hours => ${hoursItHolds}) then ${now}::timestamptz
      else waiting.asked_at end
    returning ceil(extract(epoch from asked_at + make_interval(hours => ${hoursToWait}) - ${now}::timestamptz) / 3600)::int
      as left`.execute(trx);
  const left = Math.max(0, rows[0]?.left ?? hoursToWait);
  if (left === 0) await sql`delete from club.reset_wait where member_id = ${memberId}`.execute(trx);
  return left;
}
