import { type Kysely, sql, type Transaction } from "kysely";

export type Adjustment = {
  readonly key: string;
  readonly userCode: string | null;
  readonly clubMemberId: string;
  /** Above zero: added. */
  readonly points: number;
  readonly reason: string;
  readonly staffName: string;
  readonly approverName: string | null;
  /** `refused`: the club has fewer points than were to be taken. */
  readonly state: "asked" | "done" | "refused";
  readonly askedAt: Date;
};

const columns = sql.raw(`key, user_code as "userCode", club_member_id as "clubMemberId", points, reason,
  staff_name as "staffName", approver_name as "approverName", state, asked_at as "askedAt"`);

export async function findAdjustment(db: Kysely<unknown>, key: string): Promise<Adjustment | null> {
  const { rows } = await sql<Adjustment>`select ${columns} from loyalty.adjustment where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts an adjustment; false when the key exists. */
export async function insertAdjustment(trx: Transaction<unknown>, one: Omit<Adjustment, "state">): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into loyalty.adjustment
      (key, user_code, club_member_id, points, reason, staff_name, approver_name, asked_at)
    values (${one.key}, ${one.userCode}, ${one.clubMemberId}, ${one.points}, ${one.reason}, ${one.staffName},
      ${one.approverName}, ${one.askedAt})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** The linked club account, locked: adjustments of one member are counted one after another. */
export async function lockClubAccount(trx: Transaction<unknown>, userCode: string): Promise<string | null> {
  const { rows } = await sql<{ clubMemberId: string }>`
    select club_member_id as "clubMemberId" from loyalty.link where user_code = ${userCode} for update`.execute(trx);
  return rows[0]?.clubMemberId ?? null;
}

/** Points added to and taken from a club account by one person alone since a moment, summed without their signs. */
export async function adjustedAlone(trx: Transaction<unknown>, clubMemberId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(abs(points)), 0)::int as points from loyalty.adjustment
    where club_member_id = ${clubMemberId} and approver_name is null and state <> 'refused' and asked_at > ${since}`.execute(
    trx,
  );
  return rows[0]?.points ?? 0;
}

export async function settleAdjustment(db: Kysely<unknown>, key: string, state: "done" | "refused"): Promise<void> {
  await sql`
    update loyalty.adjustment set state = ${state}, done_at = now() where key = ${key} and state = 'asked'`.execute(db);
}

/** Keys of adjustments that wait for the club longer than this, oldest first. */
export async function overdueAdjustments(
  db: Kysely<unknown>,
  { minutes, most }: { readonly minutes: number; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from loyalty.adjustment where state = 'asked' and asked_at < now() - make_interval(mins => ${minutes})
    order by asked_at limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}

/** A member's adjustments, newest first. */
export async function adjustmentsOf(db: Kysely<unknown>, userCode: string, most: number): Promise<Adjustment[]> {
  const { rows } = await sql<Adjustment>`
    select ${columns} from loyalty.adjustment where user_code = ${userCode} order by asked_at desc, key limit ${most}`.execute(
    db,
  );
  return rows;
}
