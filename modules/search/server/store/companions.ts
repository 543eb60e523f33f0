import { type Kysely, sql } from "kysely";

/** What is known about an SKU's product when something is to be recommended beside it; documents by their numbers. */
export type Companions = {
  readonly id: number | null;
  /** From the root down. */
  readonly categories: readonly string[];
  readonly boughtTogether: readonly number[];
};

/** One statement; null for an SKU nobody knows. */
export async function findCompanions(db: Kysely<unknown>, skuCode: string, limit: number): Promise<Companions | null> {
  const { rows } = await sql<Companions>`
    select own.id, coalesce(own.category_codes, '{}') as categories,
      array(
        select other.id from search.bought_together as pair
        join search.document as other on other.product_code = pair.other_code and other.listed
        where pair.product_code = sku.product_code
        order by pair.times desc, pair.other_code limit ${limit}) as "boughtTogether"
    from catalogue.sku
    left join search.document as own on own.product_code = sku.product_code
    where sku.code = ${skuCode}`.execute(db);
  return rows[0] ?? null;
}
