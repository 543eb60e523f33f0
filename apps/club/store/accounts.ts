import { type Kysely, sql } from "kysely";

export type Account = {
  readonly availablePoints: number;
  readonly heldPoints: number;
  readonly havePin: boolean;
  readonly pinLockedUntil: string | null;
  readonly tierCode: string;
  readonly expiring: { readonly points: number; readonly on: string } | null;
};

type Row = Omit<Account, "pinLockedUntil"> & { pinLockedUntil: Date | null };

/**
 * A member's spendable points: expired points do not count, whether or not the job has removed them. Points are used
 * first in, first out, so the remaining ones are the newest, and the oldest of those expire next.
 */
export async function readAccount(db: Kysely<unknown>, memberId: string, now: Date): Promise<Account | null> {
  const { rows } = await sql<Row>`
    with lot as (
      select expires_at, points, sum(points) over (order by expires_at desc, id desc) - points as newer
      from club.journal_transaction where member_id = ${memberId} and expires_at > ${now}
    ), mine as (
      select member_id, held, least(available, (select coalesce(sum(points), 0) from lot))::int as available
      from club.account where member_id = ${memberId}
    ), remaining as (
      select to_char(lot.expires_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day,
        sum(least(lot.points, mine.available - lot.newer))::int as points
      from lot, mine where mine.available > lot.newer group by 1 order by 1 limit 1
    )
    select mine.available as "availablePoints", mine.held as "heldPoints", member.tier_code as "tierCode",
      pin.member_id is not null as "havePin",
      case when pin.locked_until > ${now} then pin.locked_until end as "pinLockedUntil",
      (select json_build_object('points', points, 'on', day) from remaining) as expiring
    from mine join club.member on member.id = mine.member_id
    left join club.pin on pin.member_id = member.id`.execute(db);
  const row = rows[0];
  return row ? { ...row, pinLockedUntil: row.pinLockedUntil?.toISOString() ?? null } : null;
}
