import { type Kysely, type RawBuilder, sql } from "kysely";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";

/** Those of these SKUs that stand in an order of any status. */
export async function orderedSkus(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select asked.code from unnest(${skuCodes}::text[]) as asked (code)
    where exists (select from orders.line where line.sku_code = asked.code)`.execute(db);
  return rows.map(({ code }) => code);
}

/** The lines with one of these SKUs: rows of order_code and number, for a statement of another module. */
export const orderLinesOfSkus = (skuCodes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select order_code, number from orders.line where sku_code = any(${skuCodes}::text[]))`;

/** What SKUs have sold. Pieces that were called off, and orders that are unpaid or were cancelled, do not count. */
export type Sales = {
  readonly units: number;
  readonly orders: number;
  /** The amount paid for them, before freight, in rupiah. */
  readonly amount: number;
  readonly lastSoldAt: Date | null;
};

export async function salesOfSkus(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
  since: Date | null,
): Promise<Sales> {
  const { awaitingPayment, cancelled, closed } = orderStatusCodes;
  const { rows } = await sql<Sales>`
    select coalesce(sum(line.quantity - line.cancelled), 0)::int as units, count(distinct placed.code)::int as orders,
      coalesce(sum(line.pay_amount * (line.quantity - line.cancelled) / line.quantity), 0)::bigint as amount,
      max(placed.placed_at) as "lastSoldAt"
    from orders.line
    join orders.placed_order as placed on placed.code = line.order_code
    where line.sku_code = any(${skuCodes}::text[]) and line.quantity > line.cancelled
      and placed.status not in (${awaitingPayment}, ${cancelled}, ${closed})
      and (${since}::timestamptz is null or placed.placed_at >= ${since})`.execute(db);
  return rows[0] ?? { units: 0, orders: 0, amount: 0, lastSoldAt: null };
}

/** The sales of one SKU in each period. */
export type SkuSales = {
  readonly skuCode: string;
  readonly periods: readonly { readonly units: number; readonly amount: number }[];
};

/**
 * What each SKU has sold since these moments, null for ever, by the rules of `salesOfSkus`; SKUs that never sold are left out. One
 * statement for any number of periods.
 */
export async function salesBySku(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
  since: readonly (Date | null)[],
): Promise<SkuSales[]> {
  const { awaitingPayment, cancelled, closed } = orderStatusCodes;
  const { rows } = await sql<SkuSales>`
    select sku_code as "skuCode", json_agg(json_build_object('units', units, 'amount', amount) order by number) as periods
    from (
      select line.sku_code, period.number,
        coalesce(sum(line.quantity - line.cancelled) filter (where placed.placed_at >= period.begins), 0)::int as units,
        coalesce(sum(line.pay_amount * (line.quantity - line.cancelled) / line.quantity)
          filter (where placed.placed_at >= period.begins), 0)::bigint as amount
      from orders.line
      join orders.placed_order as placed on placed.code = line.order_code
      cross join unnest(${since.map((moment) => moment?.toISOString() ?? "-infinity")}::timestamptz[])
        with ordinality as period (begins, number)
      where line.sku_code = any(${skuCodes}::text[]) and line.quantity > line.cancelled
        and placed.status not in (${awaitingPayment}, ${cancelled}, ${closed})
      group by line.sku_code, period.number) as sold
    group by sku_code`.execute(db);
  return rows;
}
