import { type Kysely, sql } from "kysely";

/** The ids of the listed documents of these products: the lowest `limit` ids, sorted. */
export async function listedDocumentIds(
  db: Kysely<unknown>,
  productCodes: readonly string[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from search.document where product_code = any(${productCodes}::text[]) and listed
    order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** The product codes of listed documents after a given one, sorted. */
export async function listedProductsAfter(db: Kysely<unknown>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from search.document where listed and product_code > ${after}
    order by product_code limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
}

/**
 * The listed products whose code is after `after` and not after `last` and that are not among `known`. With `last` null the
 * range has no end.
 */
export async function listedProductsBesides(
  db: Kysely<unknown>,
  { after, last, known }: { after: string; last: string | null; known: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from search.document
    where listed and product_code > ${after} ${last === null ? sql`` : sql`and product_code <= ${last}`}
      and product_code <> all(${known}::text[])`.execute(db);
  return rows.map((row) => row.code);
}
