import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StockCounters } from "../../contract/stock-levels.ts";
import { fewUnits, type StockSort, type StockView } from "../../contract/stock-views.ts";

export type StockRow = StockCounters & {
  readonly skuCode: string;
  readonly sourceCode: string;
  /** Units on their way here from another place. */
  readonly incoming: number;
  /** Where at the place it lies; empty where nobody has said. */
  readonly shelf: string;
};

type StockFilter = {
  readonly view: StockView;
  /** This place only; null: all. */
  readonly sourceCode: string | null;
  /** These SKUs only; null: all. */
  readonly skuCodes: readonly string[] | null;
  /** The most units that count as few. */
  readonly few: number;
  /** Sold or received since then is not dead. */
  readonly soldSince: Date;
};

type Order = { readonly sort: StockSort; readonly isDescending: boolean };

const sortedBy: Readonly<Record<Exclude<StockSort, "sku">, RawBuilder<unknown>>> = {
  onHand: sql`quantity - shipped`,
  held: sql`sold - shipped`,
  sellable: sql`greatest(quantity - safety - sold, 0)`,
  safety: sql`safety`,
};

/** Figures have no index: reading all rows of 100,000 SKUs takes a fifth of a second. Equal ones are in the order of codes. */
const orderOf = ({ sort, isDescending }: Order): RawBuilder<unknown> => {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (sort === "sku") return sql`sku_code ${direction}, source_code ${direction}`;
  return sql`${sortedBy[sort]} ${direction}, sku_code, source_code`;
};

type Page = { readonly offset: number; readonly limit: number };

/** Without an index on `sold`: it would have to be kept by every reservation. Reading all rows of 100,000 SKUs takes a fifth of a second. */
const viewCondition = ({ view, few, soldSince }: StockFilter): RawBuilder<unknown> => {
  if (view === "low") return sql`quantity - safety - sold <= ${few}`;
  if (view === "held") return sql`sold > shipped`;
  if (view === "dead") {
    return sql`quantity > shipped
      and not exists (select from inventory.hold where hold.sku_code = stock.sku_code
        and hold.source_code = stock.source_code and hold.held_at >= ${soldSince} and hold.state <> 'released')
      and not exists (select from inventory.movement where movement.sku_code = stock.sku_code
        and movement.source_code = stock.source_code and movement.at >= ${soldSince} and movement.change > 0
        and movement.cause not in ('opening', 'unexplained'))`;
  }
  return sql`true`;
};

const condition = (filter: StockFilter): RawBuilder<unknown> =>
  sql`${viewCondition(filter)}
    ${filter.sourceCode === null ? sql`` : sql`and source_code = ${filter.sourceCode}`}
    ${filter.skuCodes ? sql`and sku_code = any(${[...filter.skuCodes]}::text[])` : sql``}`;

const incoming = sql`coalesce((
  select sum(line.quantity - line.received - line.lost)::int
  from inventory.transfer_line as line join inventory.transfer on transfer.code = line.transfer_code
  where line.sku_code = stock.sku_code and transfer.to_code = stock.source_code and transfer.state = 'sent'), 0)`;

/** One page of stock by SKU and place, and the number of rows there are. */
export async function findStock(
  db: Kysely<unknown>,
  filter: StockFilter & Order,
  { offset, limit }: Page,
): Promise<{ readonly rows: readonly StockRow[]; readonly total: number }> {
  const where = condition(filter);
  const [{ rows }, counted] = await Promise.all([
    sql<StockRow>`
      select sku_code as "skuCode", source_code as "sourceCode", quantity, sold, shipped, safety, shelf,
        ${incoming} as incoming
      from inventory.stock where ${where}
      order by ${orderOf(filter)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from inventory.stock where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The stock of one SKU at these places, also those that have no row of it. */
export async function stockOfSku(
  db: Kysely<unknown>,
  skuCode: string,
  sourceCodes: readonly string[],
): Promise<readonly StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${skuCode}::text as "skuCode", source.code as "sourceCode", coalesce(stock.quantity, 0) as quantity,
      coalesce(stock.sold, 0) as sold, coalesce(stock.shipped, 0) as shipped,
      coalesce(stock.safety, source.safety) as safety, coalesce(stock.shelf, '') as shelf,
      coalesce((
        select sum(line.quantity - line.received - line.lost)::int
        from inventory.transfer_line as line join inventory.transfer on transfer.code = line.transfer_code
        where line.sku_code = ${skuCode} and transfer.to_code = source.code and transfer.state = 'sent'), 0) as incoming
    from inventory.source
    left join inventory.stock on stock.source_code = source.code and stock.sku_code = ${skuCode}
    where source.code = any(${[...sourceCodes]}::text[])
    order by source.kind desc, source.priority, source.name, source.code`.execute(db);
  return rows;
}

/** The counters of these SKUs at one place, in their order; nothing counts as zero. */
export async function stockAtPlace(
  db: Kysely<unknown>,
  sourceCode: string,
  skuCodes: readonly string[],
): Promise<readonly (StockCounters & { readonly skuCode: string })[]> {
  const { rows } = await sql<StockCounters & { readonly skuCode: string }>`
    select asked.code as "skuCode", coalesce(stock.quantity, 0) as quantity, coalesce(stock.sold, 0) as sold,
      coalesce(stock.shipped, 0) as shipped, coalesce(stock.safety, source.safety) as safety
    from unnest(${[...skuCodes]}::text[]) with ordinality as asked (code, place)
    join inventory.source on source.code = ${sourceCode}
    left join inventory.stock on stock.source_code = source.code and stock.sku_code = asked.code
    order by asked.place`.execute(db);
  return rows;
}

/** How many rows the list of low stock has, at one place or at all. */
export async function countLowStock(db: Kysely<unknown>, sourceCode: string | null): Promise<number> {
  const filter = { view: "low", sourceCode, skuCodes: null, few: fewUnits, soldSince: new Date(0) } as const;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inventory.stock where ${condition(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
