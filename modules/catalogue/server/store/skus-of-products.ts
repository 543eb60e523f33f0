import { type RawBuilder, sql } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** The codes of all SKUs of products: an expression of type text[], and so are the products' codes. */
export const skusOfProducts = (productCodes: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select code from catalogue.sku where product_code = any(${productCodes}))`;

/** Which product each SKU of these products belongs to, as part of a statement. The codes are an expression of type text[]. */
export const productOfSkuIn = (productCodes: RawBuilder<unknown>): QueryFragment<ReadonlyMap<string, string>> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(code, product_code)), '[]')
    from catalogue.sku where product_code = any(${productCodes}))`,
  read: (found) => new Map(found as [string, string][]),
});
