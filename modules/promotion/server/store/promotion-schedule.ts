import { type RawBuilder, sql } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragment } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { skusOfProducts } from "#modules/catalogue/server/index.ts";
import { readPromotion, type WrittenPromotion } from "./promotions.ts";

/** The units of one SKU that a flash sale has sold. */
export type SoldUnits = readonly [activityCode: string, skuCode: string, sold: number];

/** A promotion's remaining budget, and whether that is too little for another discount. */
export type BudgetLeft = readonly [promotionCode: string, left: number, isUsedUp: boolean];

/**
 * The live data about promotions: their version, what budgets have left, and the units flash sales have sold of some SKUs. Orders change units and budgets all the time, so
 * they are not part of the version.
 */
export type LivePromotionRows = {
  readonly version: string;
  readonly sold: readonly SoldUnits[];
  /** Absent where budgets do not apply: in simulations. */
  readonly budgets?: readonly BudgetLeft[];
};

const soldUnits = (skuCodes: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(priced.activity_code, priced.sku_code, priced.sold)
    order by priced.sku_code, priced.activity_code), '[]')
  from promotion.campaign_sku as priced where priced.sku_code = any(${skuCodes}))`;

// A promotion that ended a day ago by the database's clock has ended for every process.
const budgetsLeft = sql`(
  select coalesce(json_agg(json_build_array(budget.activity_code, budget.amount - budget.spent,
    budget.amount - budget.spent < budget.least) order by budget.activity_code), '[]')
  from promotion.budget join promotion.activity on activity.code = budget.activity_code
  where budget.amount is not null and activity.status = 'active' and activity.ends_at > now() - interval '1 day')`;

/** The codes are an expression of type text[]. */
export const livePromotionRows = (skuCodes: RawBuilder<unknown>): QueryFragment<LivePromotionRows> => ({
  sql: sql`(select json_build_object('version', edition.stamp, 'sold', ${soldUnits(skuCodes)},
    'budgets', ${budgetsLeft}) from promotion.edition)`,
  read: (found) => found as LivePromotionRows,
});

export const liveRowsOfSkus = preparedFragment(
  ({ skuCodes }: Params<{ readonly skuCodes: readonly string[] }>) => livePromotionRows(listParameter(skuCodes)).sql,
  (found) => found as LivePromotionRows,
);

/** The same for all SKUs of these products. */
export const liveRowsOfProducts = preparedFragment(
  ({ productCodes }: Params<{ readonly productCodes: readonly string[] }>) =>
    livePromotionRows(skusOfProducts(listParameter(productCodes))).sql,
  (found) => found as LivePromotionRows,
);

/** The version, and the sold units for each list of SKUs; the lists are a JSON array of arrays. */
export const liveRowsOfSkuLists = preparedFragment(
  ({ skuLists }: Params<{ readonly skuLists: string }>) => sql`(
    select json_build_object('version', edition.stamp, 'budgets', ${budgetsLeft}, 'sold', (
      select coalesce(json_agg(${soldUnits(sql`asked.codes`)} order by list.number), '[]')
      from jsonb_array_elements(${skuLists}::jsonb) with ordinality as list (codes, number),
        lateral (select array(select jsonb_array_elements_text(list.codes)) as codes offset 0) as asked))
    from promotion.edition)`,
  (found) => found as Omit<LivePromotionRows, "sold"> & { readonly sold: readonly (readonly SoldUnits[])[] },
);

/** All promotions that may be active after a moment, and their version. */
export const schedule = preparedFragment(
  ({ since }: Params<{ readonly since: Date }>) => sql`(
    select json_build_object('version', edition.stamp, 'promotions', promotion.book(${since}::timestamptz))
    from promotion.edition)`,
  (found) => {
    const { version, promotions } = found as { version: string; promotions: readonly WrittenPromotion[] };
    return { version, promotions: promotions.map(readPromotion) };
  },
);
