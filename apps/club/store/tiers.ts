import { type Kysely, sql } from "kysely";
import type { ClubRules } from "../club-deps.ts";

type Tiers = ClubRules["tiers"];

/** Points earned in the twelve months before `now`, less points taken back; bonuses do not count. */
const tierOf = (member: ReturnType<typeof sql>, { silver, gold }: Tiers, now: Date) => sql`(
  select case when earned >= ${gold}::int then 'GOLD' when earned >= ${silver}::int then 'SILVER' else 'BLUE' end
  from (
    select coalesce(sum(case kind when 'earn' then points when 'takeBack' then -points else 0 end), 0) as earned
    from club.journal_transaction
    where member_id = ${member} and at > ${now}::timestamptz - interval '12 months'
  ) as year)`;

/** Computes and stores a member's tier. */
export async function rankMember(db: Kysely<unknown>, memberId: string, tiers: Tiers, now: Date): Promise<void> {
  await sql`
    update club.member set tier_code = ${tierOf(sql`${memberId}`, tiers, now)} where id = ${memberId}`.execute(db);
}

/** Updates the tiers that no longer match the last twelve months. Returns how many changed. */
export async function rankEverybody(db: Kysely<unknown>, tiers: Tiers, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update club.member set tier_code = ranked.tier
    from (select id, ${tierOf(sql`member.id`, tiers, now)} as tier from club.member) as ranked
    where ranked.id = member.id and ranked.tier <> member.tier_code`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
