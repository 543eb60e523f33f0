import { type Kysely, sql } from "kysely";

/** What the online shop may sell of one SKU, from the warehouse that would send it. */
export type ChannelStock = {
  readonly skuCode: string;
  readonly sourceCode: string;
  readonly quantity: number;
  readonly sold: number;
};

export type StockDraft = {
  readonly skuCode: string;
  readonly sourceCode: string;
  readonly quantity: number;
  readonly sold?: number;
};

/**
 * The stock of these SKUs for home delivery, one row each: of several warehouses the one that still has units,
 * then the one that comes first. An SKU no warehouse knows has no row.
 */
export async function channelStock(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ChannelStock[]> {
  if (skuCodes.length === 0) return [];
  const { rows } = await sql<ChannelStock>`
    select distinct on (stock.sku_code)
      stock.sku_code as "skuCode", stock.source_code as "sourceCode", stock.quantity, stock.sold
    from inventory.stock
    join inventory.source on source.code = stock.source_code
    where stock.sku_code = any(${skuCodes}::text[])
      -- As a list of codes, so that the index leads past what stores hold.
      and stock.source_code = any(array(select code from inventory.source where kind = 'warehouse'))
    order by stock.sku_code, (stock.quantity > stock.sold) desc, source.priority, source.code`.execute(db);
  return rows;
}

/** Writes how much each source was given. What is sold already stays, so filling a shop twice changes nothing. */
export async function saveStock(db: Kysely<unknown>, drafts: readonly StockDraft[]): Promise<void> {
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity, sold)
    select * from unnest(
      ${drafts.map((draft) => draft.skuCode)}::text[], ${drafts.map((draft) => draft.sourceCode)}::text[],
      ${drafts.map((draft) => draft.quantity)}::int[], ${drafts.map((draft) => draft.sold ?? 0)}::int[])
    on conflict (sku_code, source_code) do nothing`.execute(db);
}
