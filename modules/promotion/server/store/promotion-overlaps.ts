import { type Kysely, sql } from "kysely";
import { productsInScope } from "#modules/catalogue/server/index.ts";

/**
 * For each of these promotions, the others that run at the same time on some of the same products. One statement. A
 * promotion of everything shares goods with every other one, so its products are not listed. Promotions without a
 * common price share nothing; of others the prices of the products are not read.
 */
export async function findOverlaps(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length < 2) return new Map();
  const { rows } = await sql<{ code: string; others: readonly string[] }>`
    with listed as materialized (
      select code, begins_at, ends_at, coalesce(price_from, 0) as price_from,
        coalesce(price_until, 9223372036854775807) as price_until, exists (
        select from promotion.activity_scope where activity_code = activity.code and target = 'everything') as wide
      from promotion.activity where code = any(${[...codes]}::text[]) and status = 'active'
    ), touched as materialized (
      select distinct listed.code, product.code as product
      from listed join promotion.activity_scope as scope on scope.activity_code = listed.code
      cross join lateral (${productsInScope(sql`scope.target`, sql`scope.code`)}) as product
      where not listed.wide
    ), shared as (
      select distinct one.code, other.code as other from touched as one join touched as other using (product)
      union
      select one.code, other.code from listed as one join listed as other on one.wide or other.wide
    )
    select shared.code, array_agg(shared.other order by other.begins_at, other.code) as others
    from shared join listed as one on one.code = shared.code join listed as other on other.code = shared.other
    where one.code <> other.code and one.begins_at < other.ends_at and other.begins_at < one.ends_at
      and one.price_from <= other.price_until and other.price_from <= one.price_until
    group by shared.code`.execute(db);
  return new Map(rows.map(({ code, others }) => [code, others]));
}
