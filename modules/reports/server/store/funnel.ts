import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ReportStep } from "../../contract/report-names.ts";
import { addDays, monthsAndDays } from "../../contract/report-periods.ts";
import type { ReportPeriod } from "./read-figures.ts";

type Stages = { readonly views: number; readonly carts: number; readonly checkouts: number };

/** Carts and checkouts that no fold has added to the sums yet. */
const waiting = sql`(select day, product_code, 0::bigint as views, (stage = 'cart')::int::bigint as carts,
  (stage = 'checkout')::int::bigint as checkouts from reports.funnel_step)`;

/** Adds to the views of a day. Unknown products are left out. */
export async function addViews(
  db: Kysely<unknown>,
  day: string,
  counted: readonly { readonly productCode: string; readonly views: number }[],
): Promise<void> {
  if (counted.length === 0) return;
  await sql`select reports.add_views(${day}::date, ${JSON.stringify(counted)}::jsonb)`.execute(db);
}

/** The stages of the whole shop by the first day of each step; the step that holds `from` is divided there. */
export async function funnelByStep(
  db: Kysely<unknown>,
  { previousFrom, from, until }: ReportPeriod,
  step: ReportStep,
): Promise<(Stages & { readonly begin: string; readonly isPrevious: boolean })[]> {
  const { rows } = await sql<Stages & { begin: string; isPrevious: boolean }>`
    select date_trunc(${step}, day)::date::text as begin, day < ${from}::date as "isPrevious",
      sum(views)::bigint as views, sum(carts)::bigint as carts, sum(checkouts)::bigint as checkouts
    from (select * from reports.funnel_day union all select * from ${waiting} as step) as part
    where product_code = '' and day between ${previousFrom}::date and ${until}::date
    group by 1, 2 order by 1`.execute(db);
  return rows;
}

type ProductStages = Stages & { readonly orders: number };

/** The stages of each product with its paid orders, the most seen ones first: whole months by month, other days by day. */
export async function funnelByProduct(
  db: Kysely<unknown>,
  { previousFrom, from, until, storeCode }: ReportPeriod & { readonly storeCode: string | null },
  limit: number,
): Promise<{
  rows: { readonly key: string; readonly current: ProductStages; readonly previous: ProductStages }[];
  total: number;
}> {
  const parts = [monthsAndDays(previousFrom, addDays(from, -1)), monthsAndDays(from, until)];
  const all = { from: previousFrom, until };
  const stages = (table: RawBuilder<unknown>, days: { readonly from: string; readonly until: string }) => sql`
    select day, product_code, views, carts, checkouts, 0::bigint as orders from ${table}
    where product_code <> '' and day between ${days.from}::date and ${days.until}::date`;
  const paid = (table: RawBuilder<unknown>, days: { readonly from: string; readonly until: string }) => sql`
    select day, product_code, 0::bigint, 0::bigint, 0::bigint, orders from ${table}
    where report = 'funnel' and day between ${days.from}::date and ${days.until}::date
      and (${storeCode}::text is null or store_code = ${storeCode})`;
  const read = [
    ...parts.flatMap(({ days }) =>
      days.flatMap((one) => [stages(sql`reports.funnel_day`, one), paid(sql`reports.daily`, one)]),
    ),
    ...parts.flatMap(({ months }) =>
      months ? [stages(sql`reports.funnel_month`, months), paid(sql`reports.monthly`, months)] : [],
    ),
    stages(sql`${waiting} as step`, all),
    paid(sql`reports.pending()`, all),
  ];
  const isCurrent = sql<boolean>`day >= ${from}::date`;
  const sums = (side: RawBuilder<boolean>) =>
    sql`json_build_object(${sql.join(
      ["views", "carts", "checkouts", "orders"].map(
        (name) => sql`${sql.lit(name)}, coalesce(sum(${sql.ref(name)}) filter (where ${side}), 0)::bigint`,
      ),
    )})`;
  const now = (name: string) => sql`coalesce(sum(${sql.ref(name)}) filter (where ${isCurrent}), 0)`;
  const { rows } = await sql<{ key: string; current: ProductStages; previous: ProductStages; total: number }>`
    select product_code as key, ${sums(isCurrent)} as current, ${sums(sql<boolean>`day < ${from}::date`)} as previous,
      (count(*) over ())::int as total
    from (${sql.join(read, sql` union all `)}) as part
    group by 1
    having (${now("views")}, ${now("carts")}, ${now("checkouts")}, ${now("orders")}) <> (0, 0, 0, 0)
    order by ${now("views")} desc, ${now("orders")} desc, ${now("carts")} desc, 1
    limit ${limit}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
