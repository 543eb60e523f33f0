import { type Kysely, sql, type Transaction } from "kysely";
import type { LoyaltyTables } from "./tables.ts";

export type MovementKind = "bonus" | "earn" | "takeBack" | "giveBack";

export type Movement = {
  readonly key: string;
  readonly kind: MovementKind;
  readonly reference: string;
  readonly mobile: string | null;
  readonly clubMemberId: string | null;
  readonly points: number;
  readonly state: "asked" | "done" | "failed";
};

const movements = (db: Kysely<unknown>) =>
  db
    .withTables<LoyaltyTables>()
    .selectFrom("loyalty.movement")
    .select([
      "key",
      sql<MovementKind>`kind`.as("kind"),
      "reference",
      "mobile",
      "club_member_id as clubMemberId",
      "points",
      sql<Movement["state"]>`state`.as("state"),
    ]);

export const findMovement = async (db: Kysely<unknown>, key: string): Promise<Movement | null> =>
  (await movements(db).where("key", "=", key).executeTakeFirst()) ?? null;

type NewMovement = Omit<Movement, "state"> & { readonly userCode: string | null };

/** Inserts a movement to be performed at the club. False when the key exists: it is performed once. */
export async function insertMovement(trx: Transaction<unknown>, movement: NewMovement): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .withTables<LoyaltyTables>()
    .insertInto("loyalty.movement")
    .values({
      key: movement.key,
      kind: movement.kind,
      reference: movement.reference,
      user_code: movement.userCode,
      mobile: movement.mobile,
      club_member_id: movement.clubMemberId,
      points: movement.points,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Outcome = { readonly state: "done" | "failed"; readonly clubMemberId?: string; readonly points?: number };

/** Stores the club's answer and deletes the mobile number, which is no longer needed. */
export async function settleMovement(db: Kysely<unknown>, key: string, outcome: Outcome): Promise<void> {
  await sql`
    update loyalty.movement set state = ${outcome.state}, done_at = now(), mobile = null,
      club_member_id = coalesce(${outcome.clubMemberId ?? null}, club_member_id),
      points = coalesce(${outcome.points ?? null}, points)
    where key = ${key} and state = 'asked'`.execute(db);
}

/** Unfinished holds and movements older than `minutes`, as tasks to retry. */
export async function overdueTasks(
  db: Kysely<unknown>,
  { minutes, most }: { readonly minutes: number; readonly most: number },
): Promise<{ task: "hold" | "abandon" | "move"; key: string }[]> {
  const { rows } = await sql<{ task: "hold" | "abandon" | "move"; key: string }>`
    select case when state in ('asked', 'held') then 'abandon' else 'hold' end as task, key from loyalty.hold
      where (state in ('asked', 'abandoned', 'spending', 'releasing') or (state = 'held' and not kept))
        and changed_at < now() - make_interval(mins => ${minutes})
    union all
    select 'move' as task, key from loyalty.movement
      where state = 'asked' and asked_at < now() - make_interval(mins => ${minutes})
    limit ${most}`.execute(db);
  return rows;
}
