import { type Kysely, sql } from "kysely";

/** What one place may still sell of an SKU. */
export type SourceStock = {
  readonly skuCode: string;
  readonly sourceCode: string;
  readonly kind: "warehouse" | "store";
  readonly available: number;
};

/** What every place may still sell of these SKUs, the first to send it first; one statement. Empty places are left out. */
export async function stockAtSources(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<SourceStock[]> {
  if (skuCodes.length === 0) return [];
  const { rows } = await sql<SourceStock>`
    select stock.sku_code as "skuCode", stock.source_code as "sourceCode", source.kind,
      stock.quantity - stock.sold as available
    from inventory.stock
    join inventory.source on source.code = stock.source_code
    where stock.sku_code = any(${skuCodes}::text[]) and stock.quantity > stock.sold
    order by stock.sku_code, source.priority, source.code`.execute(db);
  return rows;
}
