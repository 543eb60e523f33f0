import { type Kysely, sql } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";
import { productCodeOfSku, productsInScope } from "#modules/catalogue/server/index.ts";
import { isScheduledAt, runsAt } from "./runs-at.ts";

export type ActivityProducts = {
  readonly activityCode: string;
  readonly productCodes: readonly string[];
  readonly totalCount: number;
};

/** The products of the promotion `asked`, with the place of the entry of its scope that names them. */
const touched = sql`
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  cross join lateral (${productsInScope(sql`scope.target`, sql`scope.code`)}) as product
  where scope.activity_code = asked.code`;

/** A flash sale has units of its own: once they are gone, it no longer includes the product, though that may still be sold. */
const hasUnits = sql`(activity.kind <> 'campaign' or exists (
  select from promotion.campaign_sku as priced
  where priced.activity_code = asked.code and priced.stock > priced.sold
    and touched.code = ${productCodeOfSku(sql`priced.sku_code`)}))`;

type ListWindow = PageWindow & {
  /** Includes products whose flash-sale units are all sold, and of used-up budgets: the caller checks them itself. */
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
    join promotion.activity on activity.code = asked.code and ${withSoldOut ? isScheduledAt(at) : runsAt(at)}
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
