import { sql, type Transaction } from "kysely";

export type Hold = {
  readonly id: string;
  readonly memberId: string;
  readonly points: number;
  readonly reference: string;
  readonly state: "held" | "spent" | "released";
  readonly givenBack: number;
};

/** Locks a hold and its member's account until the transaction ends. */
export async function lockHold(trx: Transaction<unknown>, id: string): Promise<Hold | null> {
  // The account first, as everywhere: one lock order prevents deadlocks.
  await sql`
    select from club.account where member_id = (select member_id from club.hold where id = ${id}::uuid)
    for update`.execute(trx);
  const { rows } = await sql<Hold>`
    select id, member_id as "memberId", points, reference, state, given_back as "givenBack"
    from club.hold where id = ${id}::uuid for update`.execute(trx);
  return rows[0] ?? null;
}

export async function insertHold(
  trx: Transaction<unknown>,
  hold: Pick<Hold, "id" | "memberId" | "points" | "reference"> & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into club.hold (id, member_id, points, reference, held_at)
    values (${hold.id}::uuid, ${hold.memberId}, ${hold.points}, ${hold.reference}, ${hold.at})`.execute(trx);
}

export async function endHold(
  trx: Transaction<unknown>,
  id: string,
  state: "spent" | "released",
  at: Date,
): Promise<void> {
  await sql`update club.hold set state = ${state}, ended_at = ${at} where id = ${id}::uuid`.execute(trx);
}

export async function noteGivenBack(trx: Transaction<unknown>, id: string, points: number): Promise<void> {
  await sql`update club.hold set given_back = given_back + ${points}::int where id = ${id}::uuid`.execute(trx);
}
