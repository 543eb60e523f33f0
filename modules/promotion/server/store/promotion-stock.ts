import { type Kysely, type RawBuilder, sql } from "kysely";
import { productsInScope, skusOfProductsPriced } from "#modules/catalogue/server/index.ts";
import { sellableUnitsIn } from "#modules/inventory/server/index.ts";

/** A promotion that was put live, with its remaining units and stock. */
export type PromotionStock = {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** Of a flash sale; null for other kinds. */
  readonly units: number | null;
  readonly unitsLeft: number | null;
  /** Pieces in stock of the SKUs it sells or gives away, or else of the products in its scope at a price it applies to. */
  readonly stock: number;
};

const inScope = sql`array(
  select distinct product.code from promotion.activity_scope as scope
  cross join lateral (${productsInScope(sql`scope.target`, sql`scope.code`)}) as product
  where scope.activity_code = activity.code)`;

const ownSkus: RawBuilder<unknown> = sql`case
  when activity.kind = 'campaign' then array(
    select sku_code from promotion.campaign_sku where activity_code = activity.code)
  when activity.kind in ('gwp', 'pwp') then array(
    select distinct sku_code from promotion.giveaway where activity_code = activity.code)
  else ${skusOfProductsPriced(inScope, {
    from: sql`activity.price_from`,
    until: sql`activity.price_until`,
    at: sql`now()`,
  })} end`;

/** Null for drafts and unknown codes; one statement. */
export async function promotionStock(db: Kysely<unknown>, code: string): Promise<PromotionStock | null> {
  const { rows } = await sql<PromotionStock>`
    select activity.begins_at as "beginsAt", activity.ends_at as "endsAt", own.units, own.left as "unitsLeft",
      ${sellableUnitsIn(ownSkus)} as stock
    from promotion.activity
    cross join lateral (select sum(stock)::int as units, sum(stock - sold)::int as left
      from promotion.campaign_sku where activity_code = activity.code) as own
    where activity.code = ${code}`.execute(db);
  return rows[0] ?? null;
}
