import { type Kysely, type RawBuilder, sql } from "kysely";

/** Units of each SKU that can be sold online, over all places; one statement. An SKU without stock rows is left out. */
export async function sellableUnits(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skuCodes.length === 0) return new Map();
  const { rows } = await sql<{ skuCode: string; units: number }>`
    select sku_code as "skuCode", sum(greatest(quantity - safety - sold, 0))::int as units from inventory.stock
    where sku_code = any(${skuCodes}::text[]) group by sku_code`.execute(db);
  return new Map(rows.map(({ skuCode, units }) => [skuCode, units]));
}

/** The units of SKUs together that can be sold online: an expression. The codes are an expression of type text[]. */
export const sellableUnitsIn = (skuCodes: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(greatest(quantity - safety - sold, 0)), 0)::int from inventory.stock
  where sku_code = any(${skuCodes}))`;

/** Whether any place has units left of an SKU: a condition for a statement that names the SKU's code. */
export const hasUnits = (skuCode: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from inventory.stock where stock.sku_code = ${skuCode} and stock.quantity - stock.safety > stock.sold)`;

/**
 * Those of these SKUs that lie somewhere or ever did, or whose stock was sold or reserved. Units that a file brought and an undo took
 * away count for nothing.
 */
export async function stockedSkus(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct sku_code as code from inventory.stock
    where sku_code = any(${skuCodes}::text[]) and (quantity > 0 or sold > 0)
    union select sku_code from inventory.movement
    where sku_code = any(${skuCodes}::text[]) and cause <> 'imported'`.execute(db);
  return rows.map(({ code }) => code);
}

/** Units of SKUs at one place: on hand, held by orders, and those that can be sold online. */
export type UnitsAtPlace = {
  readonly sourceCode: string;
  readonly name: string;
  readonly onHand: number;
  readonly held: number;
  readonly available: number;
};

/** The units of these SKUs together, place by place; warehouses first. One statement. */
export async function unitsAtPlaces(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<UnitsAtPlace[]> {
  const { rows } = await sql<UnitsAtPlace>`
    select source.code as "sourceCode", source.name, sum(quantity - shipped)::int as "onHand",
      sum(sold - shipped)::int as held, sum(greatest(quantity - stock.safety - sold, 0))::int as available
    from inventory.stock join inventory.source on source.code = stock.source_code
    where sku_code = any(${skuCodes}::text[])
    group by source.code order by source.kind desc, source.priority, source.name`.execute(db);
  return rows;
}
