/** Relations for the invariants of modules that build on orders, as text of a `from` clause. */
export const ordersForAudit =
  "(select code, payment_reference, refunded_amount, refunded_points from orders.placed_order)";

export const orderLinesForAudit = "(select order_code, number, quantity, cancelled from orders.line)";
