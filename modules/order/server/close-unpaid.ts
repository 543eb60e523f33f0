import { sql, type Transaction } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { askOpenCharge, closePayment } from "#modules/payment/server/index.ts";
import { advance, advanceAll, mayMove, type Step } from "./advance.ts";
import { decideLateRequests } from "./cancel-requests/decide-late.ts";
import type { HeldOrder } from "./order.ts";
import type { AdvanceDeps, OrderJobDeps } from "./order-deps.ts";
import { holdOrders, isPaidBy } from "./store/orders.ts";

export const closeJobName = "order.close_unpaid";
export const sweepJobName = "order.sweep";

/**
 * Ends the orders of a payment that has not come, after the payment module has asked its gateway a last time. False when the
 * money had come after all, or the orders are no longer unpaid. They are paid for together, so they end together.
 */
export async function endUnpaid(deps: OrderJobDeps, paymentReference: string, step: Step): Promise<boolean> {
  // No transaction is open while the gateway is asked.
  await askOpenCharge(deps.payments, paymentReference);
  return inTransaction(deps.database, async (trx) => {
    const orders = await holdOrders(trx, isPaidBy(paymentReference));
    return (await endHeldUnpaid(trx, deps, orders, step)).length > 0;
  });
}

/**
 * Ends held orders that were to be paid for together: all orders of one payment. The payment closes in the same transaction, while
 * the orders are locked, so that no other charge can be opened for them between the two. Answers the orders that ended.
 */
export async function endHeldUnpaid(
  trx: Transaction<unknown>,
  deps: AdvanceDeps & Pick<OrderJobDeps, "payments">,
  orders: readonly HeldOrder[],
  step: Step,
): Promise<readonly HeldOrder[]> {
  const [first] = orders;
  if (!first || !orders.some((order) => mayMove(order, step))) return [];
  const answer = await closePayment(trx, deps.payments, { reference: first.paymentReference });
  return answer === "paid" ? [] : advanceAll(trx, deps, orders, step);
}

/** Closes what was not paid for in time. The time is looked up again: it may have been put off. */
export const closeUnpaid =
  (deps: OrderJobDeps): Job =>
  async (payload) => {
    const { paymentReference } = payload as { paymentReference: string };
    const { rows } = await sql`
      select from orders.placed_order
      where payment_reference = ${paymentReference} and status = '21' and payment_due <= ${deps.clock.now()}
      limit 1`.execute(deps.database.kysely);
    if (rows.length === 0) return;
    await endUnpaid(deps, paymentReference, { move: "expire", actor: "system", reason: "NOT_PAID" });
  };

const mostAtOnce = 200;

/** Looks after what no job came for: unpaid orders whose time is over, and orders whose next step the shop takes itself. */
export const sweepOrders =
  (deps: OrderJobDeps): Job =>
  async (_payload, attempt) => {
    const now = deps.clock.now();
    const { rows: unpaid } = await sql<{ reference: string }>`
      select distinct payment_reference as reference from orders.placed_order
      where status = '21' and payment_due <= ${now} limit ${mostAtOnce}`.execute(deps.database.kysely);
    for (const { reference } of unpaid) {
      if (attempt.signal.aborted) return;
      await closeUnpaid(deps)({ paymentReference: reference }, attempt);
    }
    await decideLateRequests(deps, mostAtOnce);
    const { rows: waiting } = await sql<{ code: string }>`
      select code from orders.placed_order where status = '42' and moves_on_at <= ${now} limit ${mostAtOnce}`.execute(
      deps.database.kysely,
    );
    for (const { code } of waiting) {
      if (attempt.signal.aborted) return;
      await moveOn(deps, code, now);
    }
  };

/** What was brought is taken as received; what nobody fetched goes back (D-44, D-57). */
async function moveOn(deps: OrderJobDeps, code: string, now: Date): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const [order] = await holdOrders(trx, sql<boolean>`placed.code = ${code} and placed.moves_on_at <= ${now}`);
    if (!order) return;
    const isFetched = order.deliveryType === "21";
    await advance(trx, deps, order, {
      move: isFetched ? "giveUp" : "receive",
      actor: "system",
      reason: isFetched ? "NOT_COLLECTED" : "NO_WORD",
    });
  });
}
