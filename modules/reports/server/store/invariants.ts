import type { Invariant } from "#kit/postgres/invariants.ts";
import { soldOrdersForAudit } from "#modules/order/server/index.ts";

/** The figures of reports equal those of the orders, counted in another way. */
export const reportInvariants: readonly Invariant[] = [
  {
    name: "the sales of each day in the reports are those of its orders, to the rupiah",
    broken: `
      select coalesce(figure.day, sold.day)::text || ' ' || coalesce(figure.store_code, sold.store_code) || ' '
        || coalesce(figure.channel_code, sold.channel_code) as id
      from (select day, store_code, channel_code, sum(orders) as orders, sum(pieces) as pieces, sum(gross) as gross,
          sum(gross - discount - points + freight + fee) as total, sum(refunded) as refunded
        from reports.figure where report = 'sales' group by day, store_code, channel_code
        having sum(orders) <> 0 or sum(gross) <> 0 or sum(fee) <> 0 or sum(freight) <> 0) as figure
      full join (select day, store_code, channel_code, count(*) as orders, sum(pieces) as pieces, sum(product_amount) as gross,
          sum(total_amount) as total, sum(refunded_amount) as refunded
        from ${soldOrdersForAudit} as placed group by day, store_code, channel_code) as sold
        on (sold.day, sold.store_code, sold.channel_code) = (figure.day, figure.store_code, figure.channel_code)
      where (figure.orders, figure.pieces, figure.gross, figure.total, figure.refunded)
        is distinct from (sold.orders, sold.pieces, sold.gross, sold.total, sold.refunded)`,
  },
  {
    name: "every report of the same orders adds up to the same sums",
    broken: `
      select day::text || ' ' || store_code as id
      from reports.figure where report in ('sales', 'hours', 'products')
      group by day, store_code
      having sum(gross - discount) filter (where report = 'sales') is distinct from
          sum(gross - discount) filter (where report = 'products')
        or sum(pieces) filter (where report = 'sales') is distinct from sum(pieces) filter (where report = 'products')
        or sum(gross + freight + fee - refunded) filter (where report = 'sales') is distinct from
          sum(gross + freight + fee - refunded) filter (where report = 'hours')`,
  },
  {
    name: "the daily figures of the reports are those booked for each order",
    broken: `
      select report || ' ' || day as id
      from (
        select report, day, orders, pieces, pieces_back, gross, discount, points, freight, fee, refunded from reports.daily
        union all
        select report, day, -orders, -pieces, -pieces_back, -gross, -discount, -points, -freight, -fee, -refunded
        from reports.booked) as part
      group by report, day
      having (sum(orders), sum(pieces), sum(pieces_back), sum(gross), sum(discount), sum(points), sum(freight), sum(fee),
        sum(refunded)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  },
  {
    name: "the monthly figures of the reports are the daily ones added up",
    broken: `
      select report || ' ' || month as id
      from (
        select report, date_trunc('month', day)::date as month, orders, pieces, pieces_back, gross, discount, points, freight, fee,
          refunded
        from reports.daily where report <> 'hours'
        union all
        select report, day, -orders, -pieces, -pieces_back, -gross, -discount, -points, -freight, -fee, -refunded
        from reports.monthly) as part
      group by report, month
      having (sum(orders), sum(pieces), sum(pieces_back), sum(gross), sum(discount), sum(points), sum(freight), sum(fee),
        sum(refunded)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  },
];
