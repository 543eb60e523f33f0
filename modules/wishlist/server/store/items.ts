import { type Kysely, sql, type Transaction } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";

export type WishlistItem = { readonly productCode: string; readonly wishedAt: Date };

/** A page of a member's items, newest first, and their number; one statement. */
export async function findItems(
  db: Kysely<unknown>,
  userCode: string,
  { offset, limit }: PageWindow,
): Promise<{ items: WishlistItem[]; totalCount: number }> {
  const { rows } = await sql<{ items: { productCode: string; wishedAt: string }[]; total: string }>`
    select (select count(*) from wishlist.wish where user_code = ${userCode}) as total,
      (select coalesce(json_agg(json_build_object('productCode', page.product_code, 'wishedAt', page.wished_at)
        order by page.wished_at desc, page.product_code), '[]')
      from (select product_code, wished_at from wishlist.wish where user_code = ${userCode}
        order by wished_at desc, product_code limit ${limit} offset ${offset}) as page) as items`.execute(db);
  const [row] = rows;
  return {
    items: (row?.items ?? []).map(({ productCode, wishedAt }) => ({ productCode, wishedAt: new Date(wishedAt) })),
    totalCount: Number(row?.total ?? 0),
  };
}

/** Serialises additions to one member's wishlist, so that parallel requests cannot pass the limit. */
export async function lockWishlist(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${userCode}`}, 0))`.execute(trx);
}

export type NewItem = { readonly userCode: string; readonly productCode: string; readonly at: Date };

/** Adds an item unless the list is full; returns false then. An item that exists already stays as it is. */
export async function addItem(
  trx: Transaction<unknown>,
  { userCode, productCode, at }: NewItem,
  maxItems: number,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean; added: boolean }>`
    with list as (
      select count(*) as total, coalesce(bool_or(product_code = ${productCode}), false) as known
      from wishlist.wish where user_code = ${userCode}
    ), added as (
      insert into wishlist.wish (user_code, product_code, wished_at)
      select ${userCode}, ${productCode}, ${at} from list where not known and total < ${maxItems}
      returning product_code
    )
    select known, exists (select from added) as added from list`.execute(trx);
  const [row] = rows;
  return row !== undefined && (row.known || row.added);
}

export async function hasItem(db: Kysely<unknown>, userCode: string, productCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from wishlist.wish where user_code = ${userCode} and product_code = ${productCode}`.execute(db);
  return rows.length > 0;
}

export async function removeItem(db: Kysely<unknown>, userCode: string, productCode: string): Promise<void> {
  await sql`delete from wishlist.wish where user_code = ${userCode} and product_code = ${productCode}`.execute(db);
}
