import type { Transaction } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { closePayment, queryOpenCharge } from "#modules/payment/server/index.ts";
import { approveOverdueRequests } from "./cancel-requests/approve-overdue.ts";
import type { LockedOrder } from "./order.ts";
import type { OrderJobDeps, TransitionDeps } from "./order-deps.ts";
import { isDueToContinue, isOverdue, ordersToContinue, overduePayments } from "./store/due-orders.ts";
import { isPaidBy, lockAndReadOrders } from "./store/orders.ts";
import { mayTransition, type Step, transition, transitionAll } from "./transition.ts";

export const closeJobName = "order.close_unpaid";
export const sweepJobName = "order.sweep";

/**
 * Ends the orders of an unpaid payment, after a last query to the gateway. False when the payment had arrived after all, or the
 * orders are no longer unpaid. They are paid for together, so they end together.
 */
export async function endUnpaid(deps: OrderJobDeps, paymentReference: string, step: Step): Promise<boolean> {
  // No transaction is open during the call to the gateway.
  await queryOpenCharge(deps.payments, paymentReference);
  return inTransaction(deps.database, async (trx) => {
    const orders = await lockAndReadOrders(trx, isPaidBy(paymentReference));
    return (await endLockedUnpaid(trx, deps, orders, step)).length > 0;
  });
}

/**
 * Ends all orders of one payment, which the caller has locked. The payment closes in the same transaction, so that no other charge
 * can be opened for them in between. Answers the orders that ended.
 */
export async function endLockedUnpaid(
  trx: Transaction<unknown>,
  deps: TransitionDeps & Pick<OrderJobDeps, "payments">,
  orders: readonly LockedOrder[],
  step: Step,
): Promise<readonly LockedOrder[]> {
  const [first] = orders;
  if (!first || !orders.some((order) => mayTransition(order, step))) return [];
  const reply = await closePayment(trx, deps.payments, { reference: first.paymentReference });
  return reply === "paid" ? [] : transitionAll(trx, deps, orders, step);
}

/** Closes orders that were not paid in time. Reads the due time again: it may have been extended since the job was queued. */
export const closeUnpaid =
  (deps: OrderJobDeps): Job =>
  async (payload) => {
    const { paymentReference } = payload as { paymentReference: string };
    if (!(await isOverdue(deps.database.kysely, paymentReference, deps.clock.now()))) return;
    await endUnpaid(deps, paymentReference, { transition: "expire", actor: "system", reason: "NOT_PAID" });
  };

const mostAtOnce = 200;

/** Catches up on lost jobs: closes overdue unpaid orders, and takes the automatic next step of shipped ones. */
export const sweepOrders =
  (deps: OrderJobDeps): Job =>
  async (_payload, attempt) => {
    const now = deps.clock.now();
    for (const reference of await overduePayments(deps.database.kysely, now, mostAtOnce)) {
      if (attempt.signal.aborted) return;
      await closeUnpaid(deps)({ paymentReference: reference }, attempt);
    }
    await approveOverdueRequests(deps, mostAtOnce);
    for (const code of await ordersToContinue(deps.database.kysely, now, mostAtOnce)) {
      if (attempt.signal.aborted) return;
      await continueOrder(deps, code, now);
    }
  };

/** A delivered order counts as received; an order that was not collected has failed (D-44, D-57). */
async function continueOrder(deps: OrderJobDeps, code: string, now: Date): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isDueToContinue(code, now));
    if (!order) return;
    const isPickup = order.deliveryMethod === "storePickup";
    await transition(trx, deps, order, {
      transition: isPickup ? "failDelivery" : "receive",
      actor: "system",
      reason: isPickup ? "NOT_COLLECTED" : "NO_WORD",
    });
  });
}
