import { sql, type Transaction } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { askOpenCharge, closePayment } from "#modules/payment/server/index.ts";
import { decideLateRequests } from "./cancel-requests/decide-late.ts";
import type { LockedOrder } from "./order.ts";
import type { OrderJobDeps, TransitionDeps } from "./order-deps.ts";
import { isOverdue, ordersToMoveOn, overduePayments } from "./store/due-orders.ts";
import { isPaidBy, lockAndReadOrders } from "./store/orders.ts";
import { mayTransition, type Step, transition, transitionAll } from "./transition.ts";

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
    const orders = await lockAndReadOrders(trx, isPaidBy(paymentReference));
    return (await endLockedUnpaid(trx, deps, orders, step)).length > 0;
  });
}

/**
 * Ends held orders that were to be paid for together: all orders of one payment. The payment closes in the same transaction, while
 * the orders are locked, so that no other charge can be opened for them between the two. Answers the orders that ended.
 */
export async function endLockedUnpaid(
  trx: Transaction<unknown>,
  deps: TransitionDeps & Pick<OrderJobDeps, "payments">,
  orders: readonly LockedOrder[],
  step: Step,
): Promise<readonly LockedOrder[]> {
  const [first] = orders;
  if (!first || !orders.some((order) => mayTransition(order, step))) return [];
  const answer = await closePayment(trx, deps.payments, { reference: first.paymentReference });
  return answer === "paid" ? [] : transitionAll(trx, deps, orders, step);
}

/** Closes what was not paid for in time. The time is looked up again: it may have been put off. */
export const closeUnpaid =
  (deps: OrderJobDeps): Job =>
  async (payload) => {
    const { paymentReference } = payload as { paymentReference: string };
    if (!(await isOverdue(deps.database.kysely, paymentReference, deps.clock.now()))) return;
    await endUnpaid(deps, paymentReference, { transition: "expire", actor: "system", reason: "NOT_PAID" });
  };

const mostAtOnce = 200;

/** Looks after what no job came for: unpaid orders whose time is over, and orders whose next step the shop takes itself. */
export const sweepOrders =
  (deps: OrderJobDeps): Job =>
  async (_payload, attempt) => {
    const now = deps.clock.now();
    for (const reference of await overduePayments(deps.database.kysely, now, mostAtOnce)) {
      if (attempt.signal.aborted) return;
      await closeUnpaid(deps)({ paymentReference: reference }, attempt);
    }
    await decideLateRequests(deps, mostAtOnce);
    for (const code of await ordersToMoveOn(deps.database.kysely, now, mostAtOnce)) {
      if (attempt.signal.aborted) return;
      await moveOn(deps, code, now);
    }
  };

/** What was brought is taken as received; what nobody fetched goes back (D-44, D-57). */
async function moveOn(deps: OrderJobDeps, code: string, now: Date): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, sql<boolean>`placed.code = ${code} and placed.moves_on_at <= ${now}`);
    if (!order) return;
    const isFetched = order.deliveryMethod === "storePickup";
    await transition(trx, deps, order, {
      transition: isFetched ? "failDelivery" : "receive",
      actor: "system",
      reason: isFetched ? "NOT_COLLECTED" : "NO_WORD",
    });
  });
}
