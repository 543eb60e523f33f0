import { type Kysely, sql } from "kysely";

/** The units on hand of an SKU at each of its places, and the shelf where somebody has named it. */
export type StockState = {
  readonly places: { readonly [place: string]: { readonly onHand: number; readonly shelf?: string } };
};

/** The stock of SKUs as records; an SKU without a row at any place has none. */
export async function readStockStates(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, StockState>> {
  const { rows } = await sql<{ code: string; places: StockState["places"] }>`
    select sku_code as code, jsonb_object_agg(source_code,
      jsonb_strip_nulls(jsonb_build_object('onHand', quantity - shipped, 'shelf', nullif(shelf, '')))) as places
    from inventory.stock where sku_code = any(${skuCodes}::text[]) group by sku_code`.execute(db);
  return new Map(rows.map(({ code, places }) => [code, { places }]));
}

/** The units of these SKUs that belong to orders, by place. */
export async function heldUnits(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<readonly { readonly skuCode: string; readonly place: string; readonly held: number }[]> {
  const { rows } = await sql<{ skuCode: string; place: string; held: number }>`
    select sku_code as "skuCode", source_code as place, sold - shipped as held from inventory.stock
    where sku_code = any(${skuCodes}::text[]) and sold > shipped`.execute(db);
  return rows;
}

/** Removes rows without units that never had an order: the SKU is as new to the place as before. */
export async function dropEmptyStock(
  db: Kysely<unknown>,
  rows: readonly { readonly skuCode: string; readonly sourceCode: string }[],
): Promise<void> {
  await sql`
    delete from inventory.stock using unnest(
      ${rows.map(({ skuCode }) => skuCode)}::text[], ${rows.map(({ sourceCode }) => sourceCode)}::text[]
    ) as gone (sku_code, source_code)
    where stock.sku_code = gone.sku_code and stock.source_code = gone.source_code and quantity = 0 and sold = 0`.execute(
    db,
  );
}

/** The codes of SKUs with stock, a page at a time. */
export async function stockCodes(
  db: Kysely<unknown>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct sku_code as code from inventory.stock where ${after}::text is null or sku_code > ${after}
    order by sku_code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** The warehouse orders leave from first; null in a shop without one. */
export async function firstWarehouse(db: Kysely<unknown>): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select code from inventory.source where kind = 'warehouse' order by priority, code limit 1`.execute(db);
  return rows[0]?.code ?? null;
}
