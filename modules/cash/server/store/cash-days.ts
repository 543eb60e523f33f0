import { type Kysely, sql } from "kysely";
import type { CashDayFilter, CashDayState } from "../../contract/cash-states.ts";

export type CashDay = {
  readonly storeCode: string;
  readonly day: string;
  readonly state: CashDayState;
  readonly orders: number;
  readonly expected: number;
  /** Null while the day is open. */
  readonly counted: number | null;
  readonly closedBy: string | null;
};

type AskedDays = {
  /** Null: of all stores. */
  readonly storeCode: string | null;
  readonly state: CashDayFilter | null;
  readonly today: string;
};

const daysOf = ({ storeCode, state, today }: AskedDays) => sql`
  from (
    select store_code, cash.day_of(store_code, collected_day) as day, count(*)::int as orders, sum(amount) as expected
    from cash.receipt
    where closed_day is null and (${storeCode}::text is null or store_code = ${storeCode})
    group by 1, 2) as open
  full join (
    select * from cash.closing where ${storeCode}::text is null or store_code = ${storeCode}) as closing
  using (store_code, day)
  where ${state}::text is null or coalesce(closing.state, 'open') = ${state}
    or (${state} = 'waiting' and closing.state is distinct from 'closed' and day < ${today}::date)`;

/** Days with cash and days that were closed, the newest first. */
export async function findCashDays(
  db: Kysely<unknown>,
  asked: AskedDays,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly CashDay[]; readonly total: number }> {
  const { rows } = await sql<CashDay & { total: number }>`
    select store_code as "storeCode", day::text as day, coalesce(closing.state, 'open') as state,
      case when closing.state = 'closed' then closing.orders else coalesce(open.orders, 0) end as orders,
      (case when closing.state = 'closed' then closing.expected else coalesce(open.expected, 0) end)::float8 as expected,
      case when closing.state = 'closed' then closing.counted end::float8 as counted,
      case when closing.state = 'closed' then closing.closed_by end as "closedBy",
      (count(*) over ())::int as total
    ${daysOf(asked)}
    order by day desc, store_code limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Days before today that are not closed: with cash nobody counted, or opened again. */
export async function countDaysToClose(db: Kysely<unknown>, asked: Omit<AskedDays, "state">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${daysOf({ ...asked, state: "waiting" })}`.execute(db);
  return rows[0]?.count ?? 0;
}
