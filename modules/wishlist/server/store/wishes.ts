import { type Kysely, sql, type Transaction } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";

export type WishRow = { readonly productCode: string; readonly wishedAt: Date };

/** A page of a member's wishes, newest first, with how many there are; one statement. */
export async function findWishes(
  db: Kysely<unknown>,
  userCode: string,
  { offset, limit }: PageWindow,
): Promise<{ wishes: WishRow[]; totalCount: number }> {
  const { rows } = await sql<{ wishes: { productCode: string; wishedAt: string }[]; total: string }>`
    select (select count(*) from wishlist.wish where user_code = ${userCode}) as total,
      (select coalesce(json_agg(json_build_object('productCode', page.product_code, 'wishedAt', page.wished_at)
        order by page.wished_at desc, page.product_code), '[]')
      from (select product_code, wished_at from wishlist.wish where user_code = ${userCode}
        order by wished_at desc, product_code limit ${limit} offset ${offset}) as page) as wishes`.execute(db);
  const [row] = rows;
  return {
    wishes: (row?.wishes ?? []).map(({ productCode, wishedAt }) => ({ productCode, wishedAt: new Date(wishedAt) })),
    totalCount: Number(row?.total ?? 0),
  };
}

export type AddedWish = "ADDED" | "THERE" | "FULL" | "UNKNOWN";

/**
 * Adds a wish unless it is there, the list is full or the product is not sold. The member's additions wait for each
 * other, so that two at once cannot pass the limit together.
 */
export async function addWish(
  trx: Transaction<unknown>,
  wish: { readonly userCode: string; readonly productCode: string; readonly at: Date },
  most: number,
): Promise<AddedWish> {
  const { userCode, productCode, at } = wish;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${userCode}`}, 0))`.execute(trx);
  const { rows } = await sql<{ known: boolean; there: boolean; added: boolean }>`
    with facts as (
      select exists (select from catalogue.product where code = ${productCode} and on_sale) as known,
        exists (select from wishlist.wish where user_code = ${userCode} and product_code = ${productCode}) as there,
        (select count(*) from wishlist.wish where user_code = ${userCode}) as total
    ), added as (
      insert into wishlist.wish (user_code, product_code, wished_at)
      select ${userCode}, ${productCode}, ${at} from facts where known and not there and total < ${most}
      returning product_code
    )
    select known, there, exists (select from added) as added from facts`.execute(trx);
  const [row] = rows;
  if (row?.there) return "THERE";
  if (row?.added) return "ADDED";
  return row?.known ? "FULL" : "UNKNOWN";
}

export async function removeWish(db: Kysely<unknown>, userCode: string, productCode: string): Promise<void> {
  await sql`delete from wishlist.wish where user_code = ${userCode} and product_code = ${productCode}`.execute(db);
}
