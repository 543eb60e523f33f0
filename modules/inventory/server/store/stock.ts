import { type Kysely, type RawBuilder, sql } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import { movementCause } from "./movement-cause.ts";

/** The stock of an SKU for home delivery, at the warehouse that would ship it. `quantity` is given to the channel: without safety stock. */
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
 * The stock of SKUs for home delivery, at most one of each: of several warehouses the one that still has units, then the one
 * that comes first, by SKU code. An SKU without a row at any warehouse is left out. The codes are an expression of type text[].
 */
export const channelStockOf = (skuCodes: RawBuilder<unknown>): QueryFragment<Map<string, ChannelStock>> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(sku_code, source_code, quantity, sold) order by sku_code), '[]')
    from (
      select distinct on (stock.sku_code) stock.sku_code, stock.source_code,
        greatest(stock.quantity - stock.safety, 0) as quantity, stock.sold
      from inventory.stock
      join inventory.source on source.code = stock.source_code
      where stock.sku_code = any(${skuCodes})
        -- As a list of codes, so that the index leads past what stores hold.
        and stock.source_code = any(array(select code from inventory.source where kind = 'warehouse'))
      order by stock.sku_code, (stock.quantity - stock.safety > stock.sold) desc, source.priority, source.code
    ) as nearest)`,
  read: (found) =>
    new Map(
      (found as StockRow[]).map(([skuCode, sourceCode, quantity, sold]) => [
        skuCode,
        { skuCode, sourceCode, quantity, sold },
      ]),
    ),
});

/**
 * What the stock of SKUs for home delivery follows from, in few words: while they are the same, so is what `channelStockOf` reads. The codes
 * are an expression of type text[]; the words one of type text.
 */
export const stockFingerprint = (skuCodes: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(concat_ws(',',
  (select string_agg(concat_ws(' ', code, priority), ',' order by code) from inventory.source where kind = 'warehouse'),
  (select string_agg(concat_ws(' ', sku_code, source_code, quantity - safety, sold), ',' order by sku_code, source_code)
    from inventory.stock
    -- The rows of an SKU lie side by side; with sources in the index's condition there would be a search for each pair.
    where sku_code = any(${skuCodes})
      and source_code || '' = any(array(select code from inventory.source where kind = 'warehouse')))))`;

type StockRow = readonly [skuCode: string, sourceCode: string, quantity: number, sold: number];

/** The same for given SKUs. */
export async function channelStock(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ChannelStock[]> {
  if (skuCodes.length === 0) return [];
  return [...(await readFragment(db, channelStockOf(sql`${skuCodes}::text[]`))).values()];
}

/**
 * Writes the opening stock of each source, so that seeding twice changes nothing: rows that exist stay as they are. Units that are
 * sold already have left.
 */
export async function saveStock(db: Kysely<unknown>, drafts: readonly StockDraft[]): Promise<void> {
  await sql`
    with ${movementCause({ cause: "opening" })}
    insert into inventory.stock (sku_code, source_code, quantity, sold, shipped)
    select draft.sku_code, draft.source_code, draft.quantity, draft.sold, least(draft.sold, draft.quantity)
    from unnest(
      ${drafts.map((draft) => draft.skuCode)}::text[], ${drafts.map((draft) => draft.sourceCode)}::text[],
      ${drafts.map((draft) => draft.quantity)}::int[], ${drafts.map((draft) => draft.sold ?? 0)}::int[])
      as draft (sku_code, source_code, quantity, sold), movement_cause
    where movement_cause.is_set
    on conflict (sku_code, source_code) do nothing`.execute(db);
}
