import { type RawBuilder, sql } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** The available units of an SKU at one source. */
export type SourceStock = { readonly skuCode: string; readonly sourceCode: string; readonly available: number };

/** The available units of SKUs by source, without empty sources. The codes are an expression of type text[]. */
export const stockAtSourcesOf = (skuCodes: RawBuilder<unknown>): QueryFragment<SourceStock[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(sku_code, source_code, quantity - safety - sold) order by sku_code, source_code), '[]')
    from inventory.stock where sku_code = any(${skuCodes}) and quantity - safety > sold)`,
  read: (found) =>
    (found as StockRow[]).map(([skuCode, sourceCode, available]) => ({ skuCode, sourceCode, available })),
});

type StockRow = readonly [skuCode: string, sourceCode: string, available: number];
