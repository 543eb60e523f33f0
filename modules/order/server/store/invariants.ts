import type { Invariant } from "#kit/postgres/invariants.ts";
import { paymentsForAudit, refundsForAudit } from "#modules/payment/server/index.ts";
import { parcelPiecesForAudit } from "#modules/shipping/server/index.ts";
import { orderTransitions } from "../../contract/order-transitions.ts";
import { transitionName } from "../../contract/wire/order-transition-names.ts";
import { statusText } from "./stored-order.ts";

const steps = Object.entries(orderTransitions).flatMap(([transition, { from, to, by }]) =>
  from.flatMap((state) =>
    by.map((actor) => `('${transitionName(transition)}', ${statusText(state)}, ${statusText(to)}, '${actor}')`),
  ),
);

/** Conditions across the rows and tables of orders, which no constraint of a single row can check. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: "every order has lines, and its amounts are theirs added up",
    broken: `
      select placed.code as id from orders.placed_order as placed
      left join orders.line on line.order_code = placed.code
      group by placed.code
      having count(line.order_code) = 0
        or coalesce(sum(line.product_amount), 0) <> placed.product_amount
        or coalesce(sum(line.promotion_discount), 0) <> placed.promotion_discount
        or coalesce(sum(line.coupon_discount), 0) <> placed.coupon_discount
        or coalesce(sum(line.points), 0) > placed.points_used
        or coalesce(sum(line.points_amount), 0) > placed.points_amount`,
  },
  {
    name: "no order took a step that is not in the table",
    broken: `
      select event.id::text as id from orders.event
      where not (event.move = 'place' and event.from_status is null and event.to_status = ${statusText("awaitingPayment")})
        and (event.move, event.from_status, event.to_status, event.actor) not in (values ${steps.join(", ")})`,
  },
  {
    name: "every order stands where its last event left it, and each event begins where the one before ended",
    broken: `
      select placed.code as id from orders.placed_order as placed
      where placed.status is distinct from (
        select to_status from orders.event where order_code = placed.code order by id desc limit 1)
      union
      select chain.order_code from (
        select order_code, from_status, lag(to_status) over (partition by order_code order by id) as before
        from orders.event) as chain
      where chain.from_status is distinct from chain.before`,
  },
  {
    name: "what has left or was received is every piece that nobody called off",
    broken: `
      select line.order_code || ' ' || line.number as id from orders.line
      join orders.placed_order as placed on placed.code = line.order_code
      where placed.status in (${statusText("shipped", "completed")}) and line.sent + line.cancelled <> line.quantity`,
  },
  {
    name: "no line has more pieces in parcels than have left",
    broken: `
      select line.order_code || ' ' || line.number as id from orders.line
      join ${parcelPiecesForAudit} as carried
        on carried.item_code = line.order_code || '-' || (line.number + 1)
      where carried.pieces > line.sent`,
  },
  {
    name: "pieces called off, or asked to be, are those of the requests",
    broken: `
      select line.order_code || ' ' || line.number as id from orders.line
      left join lateral (
        select coalesce(sum(part.quantity) filter (where request.state = 'open'), 0) as asked,
          coalesce(sum(part.quantity) filter (where request.state = 'approved'), 0) as granted
        from orders.cancel_request_line as part
        join orders.cancel_request as request on request.id = part.request_id
        where part.order_code = line.order_code and part.line = line.number) as requested on true
      where line.cancelling <> requested.asked or line.cancelled <> requested.granted`,
  },
  {
    name: "every change by staff is counted, and the pieces it took off were granted",
    broken: `
      select placed.code as id from orders.placed_order as placed
      left join orders.edit on edit.order_code = placed.code
      left join orders.cancel_request as request on request.id = edit.request_id
      group by placed.code
      having count(edit.id) <> placed.edits or bool_or(request.state <> 'approved')`,
  },
  {
    name: "no order waits long after its time to be paid",
    broken: `
      select code as id from orders.placed_order
      where status = ${statusText("awaitingPayment")} and payment_due < now() - interval '5 minutes'`,
  },
  {
    name: "what is being prepared is paid, costs nothing or is paid on delivery",
    broken: `
      select placed.code as id from orders.placed_order as placed
      where placed.status in (${statusText("paid", "partiallyShipped", "shipped", "completed")})
        and (select sum(other.total_amount) from orders.placed_order as other
          where other.payment_reference = placed.payment_reference) > 0
        and not exists (select from orders.event where order_code = placed.code and move = 'acceptCash')
        and not exists (select from ${paymentsForAudit} as payment
          where payment.reference = placed.payment_reference and payment.status in ('paid', 'refunded'))`,
  },
  {
    name: "no money is kept for orders that have come to nothing",
    broken: `
      select payment.reference as id from ${paymentsForAudit} as payment
      where payment.status = 'paid'
        and exists (select from orders.placed_order where payment_reference = payment.reference)
        and not exists (select from orders.placed_order
          where payment_reference = payment.reference and status not in (${statusText("cancelled", "closed")}))
        and not exists (select from ${refundsForAudit} as refund where refund.reference = payment.reference)`,
  },
  {
    name: "a payment for orders asks for what they cost together",
    broken: `
      select payment.reference as id from ${paymentsForAudit} as payment
      join orders.placed_order as placed on placed.payment_reference = payment.reference
      group by payment.reference, payment.amount having sum(placed.total_amount) <> payment.amount`,
  },
];
