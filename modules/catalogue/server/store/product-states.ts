import { type Kysely, sql } from "kysely";
import type { ProductState } from "../../contract/product/product-state.ts";

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An SKU's fields. What a column must hold although nothing was filled in is left out: see `write-product-states.ts`. */
const skuState = sql`json_strip_nulls(json_build_object('number', nullif(sku.number, sku.code), 'extCode', nullif(sku.ext_code, ''),
  'barcode', nullif(sku.barcode, sku.code), 'options', case when sku.options <> '{}' then sku.options end, 'price', sku.price,
  'salePrice', case when sku.price is null or sku.sale_price < sku.price then sku.sale_price end,
  'saleFrom', ${moment("sku.sale_from")}, 'saleUntil', ${moment("sku.sale_until")}, 'cost', sku.cost, 'grams', sku.grams,
  'box', case when sku.length_mm is not null and sku.width_mm is not null and sku.height_mm is not null
    then json_build_array(sku.length_mm, sku.width_mm, sku.height_mm) end,
  'shipsFrom', sku.ships_from, 'position', sku.position))`;

const skuStates = sql`(
  select json_object_agg(sku.code, ${skuState} order by sku.position, sku.code)
  from catalogue.sku where sku.product_code = product.code and not sku.retired)`;

const filled = (column: string, empty: string) =>
  sql`case when ${sql.ref(column)} <> ${sql.lit(empty)}::jsonb then ${sql.ref(column)} end`;

/** The states of these products by code, of any status; one statement. Unknown codes are left out. */
export async function readProductStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductState>> {
  const { rows } = await sql<{ code: string; state: ProductState }>`
    select product.code, json_strip_nulls(json_build_object('status', product.status, 'brandCode', product.brand_code,
      'categoryCodes', (select json_agg(place.category_code order by place.position, place.category_code)
        from catalogue.product_category as place where place.product_code = product.code),
      'names', ${filled("product.names", "{}")}, 'descriptions', ${filled("product.descriptions", "{}")},
      'facts', ${filled("product.facts", "[]")}, 'certificates', ${filled("product.certificates", "[]")},
      'media', ${filled("product.media", "[]")}, 'picturedBy', product.pictured_by,
      'remindable', nullif(product.remindable, false), 'releasedOn', product.released_on,
      'searchWords', ${filled("product.search_words", "[]")}, 'purchaseLimit', product.purchase_limit,
      'ribbonTexts', ${filled("product.ribbon_texts", "{}")}, 'ribbonPosition', product.ribbon_position,
      'sizeGuide', product.size_guide, 'crossSells', ${filled("product.cross_sells", "[]")}, 'shopMore', product.shop_more,
      'skus', ${skuStates})) as state
    from catalogue.product where product.code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ code, state }) => [code, state]));
}
