import { type RawBuilder, sql } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** What one place may still sell of an SKU. */
export type SourceStock = { readonly skuCode: string; readonly sourceCode: string; readonly available: number };

/** What every place may still sell of SKUs, by their codes. Empty places are left out. The codes are an expression of type text[]. */
export const stockAtSourcesOf = (skuCodes: RawBuilder<unknown>): QueryFragment<SourceStock[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(sku_code, source_code, quantity - sold) order by sku_code, source_code), '[]')
    from inventory.stock where sku_code = any(${skuCodes}) and quantity > sold)`,
  read: (found) =>
    (found as StockRow[]).map(([skuCode, sourceCode, available]) => ({ skuCode, sourceCode, available })),
});

type StockRow = readonly [skuCode: string, sourceCode: string, available: number];
