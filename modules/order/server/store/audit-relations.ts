import { statusText } from "./stored-order.ts";

/** Relations for the invariants of modules that build on orders, as text of a `from` clause. */
export const ordersForAudit =
  "(select code, payment_reference, refunded_amount, refunded_points from orders.placed_order)";

export const orderLinesForAudit = "(select order_code, number, quantity, cancelled from orders.line)";

/** Orders that count as sold: paid, free or accepted for cash on delivery, and not ended without their money. */
export const soldOrdersForAudit = `(select placed.code, timezone('Asia/Jakarta', placed.placed_at)::date as day,
  coalesce(placed.store ->> 'code', '') as store_code, coalesce(placed.channel_code, '') as channel_code,
  placed.product_amount, placed.total_amount, placed.refunded_amount,
  (select sum(quantity) from orders.line where order_code = placed.code) as pieces
  from orders.placed_order as placed
  where placed.status not in (${statusText("awaitingPayment", "cancelled", "closed")})
    or (placed.status in (${statusText("cancelled", "closed")}) and placed.refund_noted))`;
