import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FigureReport, ReportStep } from "../../contract/report-names.ts";
import { addDays, monthsAndDays } from "../../contract/report-periods.ts";
import type { Figures } from "../figures.ts";

/** Days with both ends, and the period of the same length before `from`, from `previousFrom` on. */
export type ReportPeriod = { readonly previousFrom: string; readonly from: string; readonly until: string };

export type ReportQuestion = ReportPeriod & {
  readonly report: FigureReport;
  /** Null: all stores and home delivery. */
  readonly storeCode: string | null;
};

/** Which rows of the daily figures a report reads, and by what it divides them. */
const sources: Readonly<Record<FigureReport, { readonly rows: string; readonly key: RawBuilder<string> }>> = {
  sales: { rows: "sales", key: sql`''` },
  products: { rows: "products", key: sql`sku_code` },
  categories: { rows: "products", key: sql`category_code` },
  stores: { rows: "sales", key: sql`store_code` },
  channels: { rows: "sales", key: sql`channel_code` },
  promotions: { rows: "promotions", key: sql`promotion_code` },
  returns: { rows: "returns", key: sql`return_reason` },
  customers: { rows: "sales", key: sql`customer` },
};

const sums = sql`sum(orders)::bigint as orders, sum(pieces)::bigint as pieces, sum(pieces_back)::bigint as "piecesBack",
  sum(gross)::bigint as gross, sum(discount)::bigint as discount, sum(points)::bigint as points,
  sum(freight)::bigint as freight, sum(fee)::bigint as fee, sum(refunded)::bigint as refunded`;

const ofStore = (storeCode: string | null) => sql`(${storeCode}::text is null or store_code = ${storeCode})`;

/** The figures of both periods at this moment: whole months by month where days do not matter, other days by day, and what is not folded. */
function figuresOf({ storeCode, previousFrom, from, until }: ReportQuestion, rows: string, byMonth: boolean) {
  const parts = [[previousFrom, addDays(from, -1)] as const, [from, until] as const].map((period) =>
    byMonth ? monthsAndDays(...period) : { months: null, days: [{ from: period[0], until: period[1] }] },
  );
  const read = (table: RawBuilder<unknown>, days: { readonly from: string; readonly until: string }) => sql`
    select * from ${table}
    where report = ${rows} and day between ${days.from}::date and ${days.until}::date and ${ofStore(storeCode)}`;
  const all = { from: previousFrom, until };
  return sql`(${sql.join(
    [
      ...parts.flatMap(({ days }) => days.map((range) => read(sql`reports.daily`, range))),
      ...parts.flatMap(({ months }) => (months ? [read(sql`reports.monthly`, months)] : [])),
      read(sql`reports.pending()`, all),
    ],
    sql` union all `,
  )}) as figure`;
}

/**
 * The sums of each step with figures, by its first day; the step that holds `from` is divided there. Those of goods are read from the few
 * rows of sales, which add up to the same.
 */
export async function figuresByStep(
  db: Kysely<unknown>,
  question: ReportQuestion,
  step: ReportStep,
): Promise<(Figures & { readonly begin: string; readonly isPrevious: boolean })[]> {
  const isGoods = sources[question.report].rows === "products";
  const source = isGoods ? "sales" : sources[question.report].rows;
  const { rows } = await sql<Figures & { begin: string; isPrevious: boolean }>`
    select date_trunc(${step}, day)::date::text as begin, day < ${question.from}::date as "isPrevious", ${sums}
    from ${figuresOf(question, source, step === "month")} group by 1, 2 order by 1`.execute(db);
  return isGoods ? rows.map((row) => ({ ...row, freight: 0, fee: 0, refunded: 0 })) : rows;
}

export type FigureRow = { readonly key: string; readonly current: Figures; readonly previous: Figures };

/** All sums of one side of `from` as an object; a side without rows has zeros. */
const sumsOf = (side: RawBuilder<boolean>) => {
  const sum = (name: string, column: string) =>
    sql`${sql.lit(name)}, coalesce(sum(${sql.ref(column)}) filter (where ${side}), 0)::bigint`;
  const columns = ["orders", "pieces", "gross", "discount", "points", "freight", "fee", "refunded"];
  return sql`json_build_object(${sql.join([...columns.map((one) => sum(one, one)), sum("piecesBack", "pieces_back")])})`;
};

/** The rows of a report, the largest first, with their number. */
export async function figuresByKey(
  db: Kysely<unknown>,
  question: ReportQuestion,
  limit: number,
): Promise<{ rows: FigureRow[]; total: number }> {
  const isCurrent = sql<boolean>`day >= ${question.from}::date`;
  const now = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where ${isCurrent}), 0)`;
  const { rows } = await sql<FigureRow & { total: number }>`
    select ${sources[question.report].key} as key, ${sumsOf(isCurrent)} as current,
      ${sumsOf(sql<boolean>`day < ${question.from}::date`)} as previous, (count(*) over ())::int as total
    from ${figuresOf(question, sources[question.report].rows, true)}
    group by 1
    having (${now("orders")}, ${now("pieces")}, ${now("gross")}) <> (0, 0, 0)
    order by ${now("gross")} desc, ${now("orders")} desc, 1
    limit ${limit}`.execute(db);
  return { rows: rows.map(({ key, current, previous }) => ({ key, current, previous })), total: rows[0]?.total ?? 0 };
}

/** The sums of a day's complete hours before `hour`. */
export async function figuresOfHours(
  db: Kysely<unknown>,
  {
    days,
    hour,
    storeCode,
  }: { readonly days: readonly string[]; readonly hour: number; readonly storeCode: string | null },
): Promise<(Figures & { readonly day: string })[]> {
  const { rows } = await sql<Figures & { day: string }>`
    select day::text as day, ${sums} from reports.figure
    where report = 'hours' and day = any(${[...days]}::date[]) and hour < ${hour}
      and ${ofStore(storeCode)}
    group by 1`.execute(db);
  return rows;
}
