import { type Kysely, sql, type Transaction } from "kysely";

/** An SKU that was counted. `expected` was on hand at the moment of counting, `onHand` and `held` are now. */
export type CountLine = {
  readonly skuCode: string;
  readonly counted: number;
  readonly expected: number;
  readonly moved: boolean;
  readonly countedBy: string;
  readonly countedAt: Date;
  readonly onHand: number;
  readonly held: number;
};

/** The lines of a count, the last counted first. */
export async function linesOfCount(db: Kysely<unknown>, countCode: string): Promise<readonly CountLine[]> {
  const { rows } = await sql<CountLine>`
    select line.sku_code as "skuCode", line.counted, line.expected, line.moved, line.counted_by as "countedBy",
      line.counted_at as "countedAt", coalesce(stock.quantity - stock.shipped, 0) as "onHand",
      coalesce(stock.sold - stock.shipped, 0) as held
    from inventory.stock_count_line as line
    join inventory.stock_count on stock_count.code = line.count_code
    left join inventory.stock on stock.sku_code = line.sku_code and stock.source_code = stock_count.source_code
    where line.count_code = ${countCode}
    order by line.counted_at desc, line.sku_code`.execute(db);
  return rows;
}

/** The number of SKUs on hand at the count's place that are not counted. */
export async function uncountedSkus(db: Kysely<unknown>, countCode: string): Promise<number> {
  const { rows } = await sql<{ skus: number }>`
    select count(*)::int as skus from inventory.stock_count
    join inventory.stock on stock.source_code = stock_count.source_code and stock.quantity > stock.shipped
    where stock_count.code = ${countCode} and not exists (
      select from inventory.stock_count_line as line
      where line.count_code = stock_count.code and line.sku_code = stock.sku_code)`.execute(db);
  return rows[0]?.skus ?? 0;
}

/** Units that a scan added, or the whole number that was typed. */
export type CountEntry = {
  readonly countCode: string;
  readonly skuCode: string;
  readonly key: string;
  readonly actor: string;
} & ({ readonly added: number } | { readonly counted: number });

/** Records an entry. False: the key was used, the press was sent twice. */
export async function insertEntry(trx: Transaction<unknown>, entry: CountEntry): Promise<boolean> {
  const { rows } = await sql`
    insert into inventory.stock_count_entry (key, count_code, sku_code, added, counted, actor)
    values (${entry.key}, ${entry.countCode}, ${entry.skuCode}, ${"added" in entry ? entry.added : null},
      ${"counted" in entry ? entry.counted : null}, ${entry.actor})
    on conflict (key) do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Adds an entry to its line, with the units on hand at this moment. A scan that finds other units on hand than the scan before it
 * marks the line: the sum mixes units from before and after a movement.
 */
export async function applyEntry(trx: Transaction<unknown>, entry: CountEntry, sourceCode: string): Promise<void> {
  const isScan = "added" in entry;
  await sql`
    insert into inventory.stock_count_line as line (count_code, sku_code, counted, expected, counted_by, counted_at)
    select ${entry.countCode}, ${entry.skuCode}, ${isScan ? entry.added : entry.counted}, coalesce((
      select quantity - shipped from inventory.stock where sku_code = ${entry.skuCode} and source_code = ${sourceCode}), 0),
      ${entry.actor}, clock_timestamp()
    on conflict (count_code, sku_code) do update set
      counted = excluded.counted + ${isScan ? sql`line.counted` : sql`0`},
      moved = ${isScan ? sql`line.moved or line.expected <> excluded.expected` : sql`false`},
      expected = excluded.expected, counted_by = excluded.counted_by, counted_at = excluded.counted_at`.execute(trx);
  await sql`update inventory.stock_count set version = version + 1 where code = ${entry.countCode}`.execute(trx);
}

/** Takes an SKU off a count. */
export async function removeLine(trx: Transaction<unknown>, countCode: string, skuCode: string): Promise<void> {
  await sql`
    delete from inventory.stock_count_line where count_code = ${countCode} and sku_code = ${skuCode}`.execute(trx);
  await sql`update inventory.stock_count set version = version + 1 where code = ${countCode}`.execute(trx);
}
