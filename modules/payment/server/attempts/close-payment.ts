import type { Transaction } from "kysely";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt } from "../store/attempts.ts";
import { lockPayment, noteClosed, readPayment } from "../store/payments.ts";
import { cancelLater } from "./cancel-later.ts";
import { queryAndSettle } from "./query-gateway.ts";
import type { SettleOutcome } from "./settle.ts";

/**
 * Queries the gateway a last time about the open charge of a payment, before the payment is closed, and settles by the answer.
 * A gateway that does not answer does not stop the closing: its payment is then late. To be called outside of transactions.
 * Answers the outcome, null when no charge was open.
 */
export async function queryOpenCharge(
  deps: PaymentDeps,
  reference: string,
): Promise<SettleOutcome | "unavailable" | null> {
  const live = await liveAttempt(deps.database.kysely, reference);
  return live ? queryAndSettle(deps, live) : null;
}

/**
 * Closes a payment in the transaction that ends its orders. The caller has locked the orders, so no other charge can be opened in
 * between (1B-07). `paid`: the payment had arrived, so the caller must not end the orders.
 */
export async function closePayment(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "clock" | "ids">,
  { reference }: { readonly reference: string },
): Promise<"closed" | "paid"> {
  const payment = await lockPayment(trx, reference);
  if (!payment) return "closed";
  if (payment.status === "paid" || payment.status === "refunded") return "paid";
  const now = deps.clock.now();
  const left = await liveAttempt(trx, reference);
  if (left) await cancelLater(trx, deps, left, now);
  await noteClosed(trx, reference, now);
  return "closed";
}

/** The payment of a reference; null when there is none. */
export const paymentOf = readPayment;
