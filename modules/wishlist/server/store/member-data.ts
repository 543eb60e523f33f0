import { type Kysely, sql, type Transaction } from "kysely";

/** A member's whole wishlist, for the data export. */
export async function collectWishlist(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select product_code as "productCode", wished_at as "wishedAt" from wishlist.wish
    where user_code = ${userCode} order by wished_at desc, product_code`.execute(db);
  return rows;
}

export async function deleteWishlist(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from wishlist.wish where user_code = ${userCode}`.execute(trx);
}
