import { type Kysely, type RawBuilder, sql } from "kysely";
import { readPart, type StatementPart } from "#kit/postgres/statement-part.ts";

/** What one place may still sell of an SKU. */
export type SourceStock = {
  readonly skuCode: string;
  readonly sourceCode: string;
  readonly kind: "warehouse" | "store";
  readonly available: number;
};

/**
 * What every place may still sell of SKUs, the first to send it first. Empty places are left out. The codes are an expression of
 * type text[].
 */
export const stockAtSourcesOf = (skuCodes: RawBuilder<unknown>): StatementPart<SourceStock[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_object('skuCode', stock.sku_code, 'sourceCode', stock.source_code, 'kind', source.kind,
      'available', stock.quantity - stock.sold) order by stock.sku_code, source.priority, source.code), '[]')
    from inventory.stock
    join inventory.source on source.code = stock.source_code
    where stock.sku_code = any(${skuCodes}) and stock.quantity > stock.sold)`,
  read: (found) => found as SourceStock[],
});

/** The same for SKUs one knows; one statement, none without any. */
export async function stockAtSources(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<SourceStock[]> {
  return skuCodes.length === 0 ? [] : readPart(db, stockAtSourcesOf(sql`${[...skuCodes]}::text[]`));
}
