import { type Kysely, sql, type Transaction } from "kysely";

/** All wishes of a member, for the file they may download. */
export async function collectWishes(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select product_code as "productCode", wished_at as "wishedAt" from wishlist.wish
    where user_code = ${userCode} order by wished_at desc, product_code`.execute(db);
  return rows;
}

export async function forgetWishes(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from wishlist.wish where user_code = ${userCode}`.execute(trx);
}
