import { type Kysely, sql, type Transaction } from "kysely";
import type { LoyaltyTables } from "./tables.ts";

/**
 * State of a hold. `asked`: the club's answer is not known yet. `abandoned`: the caller has timed out, so it must be
 * released. `failed`: staff must look at it.
 */
export type HoldState =
  | "asked"
  | "held"
  | "refused"
  | "abandoned"
  | "spending"
  | "spent"
  | "releasing"
  | "released"
  | "failed";

export type Hold = {
  readonly key: string;
  readonly reference: string;
  readonly clubMemberId: string;
  readonly points: number;
  readonly holdId: string | null;
  readonly state: HoldState;
};

const holds = (db: Kysely<unknown>) =>
  db
    .withTables<LoyaltyTables>()
    .selectFrom("loyalty.hold")
    .select([
      "key",
      "reference",
      "club_member_id as clubMemberId",
      "points",
      "hold_id as holdId",
      sql<HoldState>`state`.as("state"),
    ]);

export const findHold = async (db: Kysely<unknown>, key: string): Promise<Hold | null> =>
  (await holds(db).where("key", "=", key).executeTakeFirst()) ?? null;

/** The hold that pays, or may pay, for something. */
export const liveHoldOf = async (db: Kysely<unknown>, reference: string): Promise<Hold | null> =>
  (await holds(db)
    .where("reference", "=", reference)
    .where("state", "in", ["asked", "held", "spending", "spent"])
    .executeTakeFirst()) ?? null;

type NewHold = Pick<Hold, "key" | "reference" | "clubMemberId" | "points"> & { readonly userCode: string };

/** Inserts a hold in state `asked`. False when the key or the reference has a hold already. */
export async function insertHold(trx: Transaction<unknown>, hold: NewHold): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .withTables<LoyaltyTables>()
    .insertInto("loyalty.hold")
    .values({
      key: hold.key,
      reference: hold.reference,
      user_code: hold.userCode,
      club_member_id: hold.clubMemberId,
      points: hold.points,
      state: "asked",
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes the state if it is one of `from`. Of parallel calls one succeeds. */
export async function transitionHold(
  db: Kysely<unknown>,
  key: string,
  from: readonly HoldState[],
  to: HoldState,
  holdId: string | null = null,
): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    update loyalty.hold set state = ${to}, hold_id = coalesce(${holdId}, hold_id), changed_at = now()
    where key = ${key} and state = any(${[...from]}) returning key`.execute(db);
  return rows.length > 0;
}

/** Changes the state of a reference's held points; returns the hold's key. */
export async function transitionHoldOf(
  trx: Transaction<unknown>,
  reference: string,
  to: "spending" | "releasing",
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    update loyalty.hold set state = ${to}, changed_at = now()
    where reference = ${reference} and state = 'held' returning key`.execute(trx);
  return rows[0]?.key ?? null;
}

export async function confirmHold(trx: Transaction<unknown>, reference: string): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    update loyalty.hold set kept = true where reference = ${reference} and state = 'held' returning key`.execute(trx);
  return rows.length > 0;
}

/** Abandons a hold unless it was confirmed in the meantime. */
export async function abandonUnconfirmedHold(db: Kysely<unknown>, key: string): Promise<void> {
  await sql`
    update loyalty.hold set state = case when state = 'held' then 'releasing' else 'abandoned' end, changed_at = now()
    where key = ${key} and not kept and state in ('asked', 'held')`.execute(db);
}
