import type { Kysely } from "kysely";
import { sql, type Transaction } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { OwnedReference, SettledListener } from "#modules/payment/server/index.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import { changeChannel, costBeforeFee } from "./change-channel.ts";
import type { LockedOrder } from "./order.ts";
import type { TransitionDeps } from "./order-deps.ts";
import { isOneOf, isPaidBy, lockAndReadOrders, lockOrders, readOrders } from "./store/orders.ts";
import { transitionAll } from "./transition.ts";

/**
 * What money does to orders. Paid: they are prepared. Paid after the end: they live again if all of it can still be had, else the
 * money goes back. A try that failed changes nothing: there is time for another one.
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
    await agreeWith(trx, deps, orders, { amount, channelCode: attempt.channelCode });
    if (orders.every(({ status: now }) => now === "awaitingPayment")) {
      await transitionAll(trx, deps, orders, { transition: "pay", actor: "payment" });
      return "keep";
    }
    return (await reopenAll(trx, deps, orders)) ? "keep" : "refund";
  };

/**
 * The way that was paid is the one that counts, also when another had been chosen meanwhile: the orders cost what came, with the
 * fee of that way.
 */
async function agreeWith(
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

/** All of them or none: they were paid for together. Whatever was cancelled on purpose stays cancelled. */
async function reopenAll(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  orders: readonly LockedOrder[],
): Promise<boolean> {
  if (!orders.every(({ status }) => status === "closed")) return false;
  await sql`savepoint reopen`.execute(trx);
  for (const take of deps.listeners.onReopen) {
    if (await take(trx, orders)) continue;
    await sql`rollback to savepoint reopen`.execute(trx);
    return false;
  }
  await transitionAll(trx, deps, orders, { transition: "reopen", actor: "payment" });
  return true;
}

/** Whose payment is behind the code, or the codes with commas between them, of orders placed together. */
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
