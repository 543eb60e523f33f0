import { type Kysely, sql } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";
import { hasSkuPriced, productCodeOfSku, productsInScope } from "#modules/catalogue/server/index.ts";
import { isScheduledAt, runsAt } from "./runs-at.ts";

export type ActivityProducts = {
  readonly activityCode: string;
  readonly productCodes: readonly string[];
  readonly totalCount: number;
};

/** The products of the promotion `asked` with an SKU at a price it applies to, and the position of the scope entry that includes them. */
const touchedAt = (at: Date) => sql`
  select product.code, product.released_on, scope.position
  from promotion.activity_scope as scope
  cross join lateral (${productsInScope(sql`scope.target`, sql`scope.code`)}) as product
  where scope.activity_code = asked.code and ${hasSkuPriced(sql`product.code`, {
    from: sql`activity.price_from`,
    until: sql`activity.price_until`,
    at: sql`${at}::timestamptz`,
  })}`;

/**
 * A flash sale has its own units: once they are sold, it no longer includes the product, even if the product is in
 * stock.
 */
const hasUnits = sql`(activity.kind <> 'campaign' or exists (
  select from promotion.campaign_sku as priced
  where priced.activity_code = asked.code and priced.stock > priced.sold
    and touched.code = ${productCodeOfSku(sql`priced.sku_code`)}))`;

type ListWindow = PageWindow & {
  /**
   * Includes products whose flash-sale units are sold out, and those of used-up budgets: the caller checks both itself.
   */
  readonly withSoldOut?: boolean;
};

/**
 * One page of the products in each promotion's scope; one statement for any number of promotions. Inactive promotions
 * are left out. Products are in the order of the scope's entries, newest first within an entry.
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
        select code, released_on, min(position) as position from (${touchedAt(at)}) as touched
        where ${withSoldOut ? sql`true` : hasUnits} group by code, released_on
      )
      select (select count(*)::int from listed) as "totalCount",
        array(select code from listed order by position, released_on desc, code limit ${limit} offset ${offset})
          as "productCodes"
    ) as page
    order by asked.place`.execute(db);
  return rows;
}
