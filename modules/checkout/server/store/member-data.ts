import { type Kysely, sql, type Transaction } from "kysely";

const ownerOf = (userCode: string) => `member:${userCode}`;

/** A member's input in stored checkouts, for the export of their data. */
export async function collectCheckouts(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select begun_at as "begunAt", placed_at as "placedAt", lines, choices from checkout.session
    where owner = ${ownerOf(userCode)} order by begun_at desc`.execute(db);
  return rows;
}

/** Orders have their own copies of the data. */
export async function forgetCheckouts(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from checkout.session where owner = ${ownerOf(userCode)}`.execute(trx);
}
