import { type Kysely, sql } from "kysely";
import { endAllSessionsOf } from "./sessions.ts";

/**
 * Operator command: ends the sessions of one member (by code, verified e-mail address or number) or of all members. Guest
 * sessions stay open. Returns how many; null when there is no such member.
 */
export async function endSessionsOfMembers(db: Kysely<unknown>, whose: string | "everybody"): Promise<number | null> {
  if (whose === "everybody") {
    const { numAffectedRows = 0n } = await sql`
      update identity.session set ended_at = now()
      where user_code is not null and ended_at is null and expires_at > now()`.execute(db);
    return Number(numAffectedRows);
  }
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from identity.member
    where user_code = ${whose} or (email = lower(${whose}) and email_verified_at is not null)
      or (mobile = ${whose} and mobile_verified_at is not null)`.execute(db);
  const [found] = rows;
  return found ? endAllSessionsOf(db, found.userCode) : null;
}
