import type { Transaction } from "kysely";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt } from "../store/attempts.ts";
import { lockPayment, noteClosed, readPayment } from "../store/payments.ts";
import { askAndSettle } from "./ask-gateway.ts";
import { cancelLater } from "./cancel-later.ts";
import type { SettleOutcome } from "./settle.ts";

/**
 * Asks the gateway a last time about the open charge of a payment, before the payment is closed; money that has come is settled.
 * A gateway that does not answer holds nobody up: money that comes all the same is late. To be called outside of transactions.
 * Answers what became of it, null when no charge was open.
 */
export async function askOpenCharge(
  deps: PaymentDeps,
  reference: string,
): Promise<SettleOutcome | "unavailable" | null> {
  const live = await liveAttempt(deps.database.kysely, reference);
  return live ? askAndSettle(deps, live) : null;
}

/**
 * Stops waiting for a payment, in the transaction that ends what it was for; the caller holds the orders, so no other charge is
 * opened between the two (1B-07). `paid`: the money had come, so whoever wanted to close must not.
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

/** How a payment stands; null when none was ever opened for this reference. */
export const paymentOf = readPayment;
