import type { Kysely, Transaction } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { OwnedReference, SettledListener } from "#modules/payment/server/index.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import { changeChannel, costBeforeFee } from "./change-channel.ts";
import type { LockedOrder } from "./order.ts";
import type { TransitionDeps } from "./order-deps.ts";
import { isOneOf, isPaidBy, lockAndReadOrders, lockOrders, readOrders } from "./store/orders.ts";
import { allOrNothing } from "./store/savepoint.ts";
import { transitionAll } from "./transition.ts";

/**
 * Transitions the orders of a settled payment. Paid in time: they are prepared. Paid after they were closed: they are reopened if
 * everything is still available, else the money goes back. A failed attempt changes nothing: the shopper may try again.
 */
export const orderPayments =
  (deps: TransitionDeps): SettledListener =>
  async (trx, { reference, status, reversed, amount, attempt }) => {
    if (status !== "paid" && !reversed) return undefined;
    const orders = await lockAndReadOrders(trx, isPaidBy(reference));
    if (orders.length === 0) return undefined;
    if (reversed) {
      await transitionAll(trx, deps, orders, { transition: "reverse", actor: "payment" });
      return undefined;
    }
    await setFeeOfPaidChannel(trx, deps, orders, { amount, channelCode: attempt.channelCode });
    if (orders.every(({ status: now }) => now === "awaitingPayment")) {
      await transitionAll(trx, deps, orders, { transition: "pay", actor: "payment" });
      return "keep";
    }
    return (await reopenAll(trx, deps, orders)) ? "keep" : "refund";
  };

/** Sets the fee of the paid channel, also when the shopper had chosen another meanwhile: the order amounts equal the payment. */
async function setFeeOfPaidChannel(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  orders: readonly LockedOrder[],
  paid: { readonly amount: number; readonly channelCode: string },
): Promise<void> {
  const fee = paid.amount - costBeforeFee(orders);
  if (fee < 0 || !orders.every(({ status }) => unpaid.includes(status))) return;
  await changeChannel(trx, deps, orders, { channelCode: paid.channelCode, fee: rupiah(fee) }, "payment");
}

const unpaid: readonly OrderStatus[] = ["awaitingPayment", "cancelled", "closed"];

/** Locks the orders of a payment before the payment is locked: every path takes the two in this order (ADR 0057). */
export const lockOrdersOfPayment = (trx: Transaction<unknown>, reference: string): Promise<void> =>
  lockOrders(trx, isPaidBy(reference));

/** Reopens all of them or none: they were paid for together. Cancelled orders stay cancelled. */
async function reopenAll(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  orders: readonly LockedOrder[],
): Promise<boolean> {
  if (!orders.every(({ status }) => status === "closed")) return false;
  const takeAll = deps.listeners.onReopen.map((take) => () => take(trx, orders));
  if (!(await allOrNothing(trx, takeAll))) return false;
  await transitionAll(trx, deps, orders, { transition: "reopen", actor: "payment" });
  return true;
}

/** The owner and payment of orders placed together, by their codes with commas between them. */
export async function ownerOfOrders(db: Kysely<unknown>, orderCode: string): Promise<OwnedReference | null> {
  const codes = [...new Set(orderCode.split(","))].slice(0, 20);
  const orders = await readOrders(db, isOneOf(codes));
  const [first] = orders;
  if (!first || first.owner === null || orders.length !== codes.length) return null;
  const together = orders.every(
    ({ owner, paymentReference }) => owner === first.owner && paymentReference === first.paymentReference,
  );
  if (!together) return null;
  const isFree = orders.every(({ totals }) => totals.totalAmount === 0);
  return { reference: first.paymentReference, owner: first.owner, email: first.receiver.email, isFree };
}
