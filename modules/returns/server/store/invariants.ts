import type { Invariant } from "#kit/postgres/invariants.ts";
import { orderLinesForAudit, ordersForAudit } from "#modules/order/server/index.ts";
import { refundsForAudit } from "#modules/payment/server/index.ts";
import { returnTransitions } from "../../contract/return-transitions.ts";
import { statusText } from "./stored-return.ts";

const steps = Object.entries(returnTransitions).flatMap(([transition, { from, to, by }]) =>
  from.flatMap((start) => by.map((actor) => `('${transition}', ${statusText(start)}, ${statusText(to)}, '${actor}')`)),
);

const refunded = statusText("refunded");

/** Conditions across the rows and tables of returns, which no constraint of a single row can check. */
export const returnInvariants: readonly Invariant[] = [
  {
    name: "no more comes back of a line than was bought and not called off",
    broken: `
      select back.order_code || '-' || line.number as id
      from returns.return_order as back
      join returns.line on line.return_code = back.code
      join ${orderLinesForAudit} as bought on bought.order_code = back.order_code and bought.number = line.number
      where back.status not in (${statusText("refused", "cancelled")})
      group by back.order_code, line.number, bought.quantity, bought.cancelled
      having sum(line.quantity) > bought.quantity - bought.cancelled
      union
      select back.code from returns.return_order as back
      join returns.line on line.return_code = back.code
      where not exists (select from ${orderLinesForAudit} as bought
        where bought.order_code = back.order_code and bought.number = line.number)`,
  },
  {
    name: "no more money or points go back for returns than were paid for their purchase",
    broken: `
      select purchase.reference as id
      from (select payment_reference as reference, sum(refunded_amount) as refunded, sum(refunded_points) as points
        from ${ordersForAudit} as placed group by payment_reference) as purchase
      join (select placed.payment_reference as reference, sum(back.money) as money, sum(back.points) as points
        from returns.return_order as back join ${ordersForAudit} as placed on placed.code = back.order_code
        where back.status = ${refunded} group by placed.payment_reference) as back on back.reference = purchase.reference
      where back.money > purchase.refunded or back.points > purchase.points`,
  },
  {
    name: "every refunded return with money has one refund of that amount in the books, and no other return has any",
    broken: `
      select back.code as id from returns.return_order as back
      join ${ordersForAudit} as placed on placed.code = back.order_code
      left join ${refundsForAudit} as refund
        on refund.reference = placed.payment_reference and refund.key = 'return:' || back.code
      where (back.status = ${refunded} and back.money > 0 and refund.amount is distinct from back.money)
        or (back.status <> ${refunded} and refund.amount is not null)`,
  },
  {
    name: "no return took a step that is not in the table",
    broken: `
      select event.id::text as id from returns.event
      where not (event.move = 'request' and event.from_status is null and event.to_status = ${statusText("requested")})
        and (event.move, event.from_status, event.to_status, event.actor) not in (values ${steps.join(", ")})`,
  },
  {
    name: "every return stands where its last event left it",
    broken: `
      select back.code as id from returns.return_order as back
      where back.status is distinct from (
        select to_status from returns.event where return_code = back.code order by id desc limit 1)`,
  },
  {
    name: "no approved return waits long after its time to be sent",
    broken: `
      select code as id from returns.return_order
      where status = ${statusText("approved")} and send_until < now() - interval '2 hours'`,
  },
];
