import { type Kysely, sql, type Transaction } from "kysely";

/**
 * The club account a member is linked to and the points that went back and forth in their name, for the file they may
 * download; null without any.
 */
export async function collectLink(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select (select to_jsonb(found) from (select club_member_id as "clubMemberId", linked_at as "linkedAt",
          masked_name as "name", masked_mobile as "mobile" from loyalty.link where user_code = ${userCode}) as found)
      as link,
      (select jsonb_agg(to_jsonb(found) order by "at") from (
          select reference, points, state, created_at as "at", 'hold' as kind from loyalty.hold where user_code = ${userCode}
          union all
          select reference, points, state, asked_at as "at", kind from loyalty.movement where user_code = ${userCode}
          union all
          select reason as reference, points, state, asked_at as "at", 'adjustment' as kind from loyalty.adjustment
            where user_code = ${userCode}
        ) as found) as points`.execute(db);
  const { link, points } = rows[0] as { link: object | null; points: unknown[] | null };
  return link || points ? { ...link, ...(points ? { points } : {}) } : null;
}

/** Deletes the link and anonymises holds and movements. The club account belongs to the club and stays. */
export async function forgetLink(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from loyalty.link where user_code = ${userCode}`.execute(trx);
  await sql`update loyalty.hold set user_code = null where user_code = ${userCode}`.execute(trx);
  await sql`update loyalty.movement set user_code = null where user_code = ${userCode}`.execute(trx);
  await sql`delete from loyalty.pin_unlock where user_code = ${userCode}`.execute(trx);
  await sql`update loyalty.adjustment set user_code = null, reason = '' where user_code = ${userCode}`.execute(trx);
}
