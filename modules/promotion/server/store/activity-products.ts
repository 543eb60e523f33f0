import { type Kysely, sql } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";
import { runsAt } from "./runs-at.ts";

export type ActivityProducts = {
  readonly activityCode: string;
  readonly productCodes: readonly string[];
  readonly totalCount: number;
};

/** The products of the promotion `asked`, with the place of the entry of its scope that names them. */
const touched = sql`
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  join catalogue.product on product.code = scope.code
  where scope.activity_code = asked.code and scope.target = 'product' and product.on_sale
  union all
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  join catalogue.product on product.brand_code = scope.code
  where scope.activity_code = asked.code and scope.target = 'brand' and product.on_sale
  union all
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  join catalogue.category on scope.code = any(category.path)
  join catalogue.product_category as place on place.category_code = category.code
  join catalogue.product on product.code = place.product_code
  where scope.activity_code = asked.code and scope.target = 'category' and product.on_sale
  union all
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  cross join catalogue.product
  where scope.activity_code = asked.code and scope.target = 'everything' and product.on_sale`;

/** A campaign has units of its own: once they are gone, a product is not in it any more, though it may still be sold. */
const hasUnits = sql`(activity.kind <> 'campaign' or exists (
  select from promotion.campaign_sku as priced
  join catalogue.sku on sku.code = priced.sku_code
  where priced.activity_code = asked.code and sku.product_code = touched.code and priced.stock > priced.sold))`;

type ListWindow = PageWindow & {
  /** Products whose units of a campaign are all sold, too: for a caller that looks at them itself. */
  readonly withSoldOut?: boolean;
};

/**
 * One page of the products each promotion touches; one statement, however many promotions. What does not run is left out.
 * They come in the order of the promotion's scope, the newest first where one entry names many.
 */
export async function productsOfActivities(
  db: Kysely<unknown>,
  activityCodes: readonly string[],
  at: Date,
  { offset, limit, withSoldOut = false }: ListWindow,
): Promise<ActivityProducts[]> {
  if (activityCodes.length === 0) return [];
  const { rows } = await sql<ActivityProducts>`
    select asked.code as "activityCode", page.*
    from unnest(${activityCodes}::text[]) with ordinality as asked (code, place)
    join promotion.activity on activity.code = asked.code and ${runsAt(at)}
    cross join lateral (
      with listed as materialized (
        select code, released_on, min(position) as position from (${touched}) as touched
        where ${withSoldOut ? sql`true` : hasUnits} group by code, released_on
      )
      select (select count(*)::int from listed) as "totalCount",
        array(select code from listed order by position, released_on desc, code limit ${limit} offset ${offset})
          as "productCodes"
    ) as page
    order by asked.place`.execute(db);
  return rows;
}
