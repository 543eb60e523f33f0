import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt } from "../store/attempts.ts";
import { holdPayment, noteClosed, readPayment } from "../store/payments.ts";
import { askAndSettle } from "./ask-gateway.ts";
import { cancelLater } from "./cancel-later.ts";

/**
 * Stops waiting for a payment, after asking the gateway a last time. `paid`: the money had come, so whoever wanted to close
 * must not. A gateway that does not answer holds nobody up: it is told later, and money that comes all the same is late.
 */
export async function closePayment(
  deps: PaymentDeps,
  { reference }: { readonly reference: string },
): Promise<"closed" | "paid"> {
  const { database, clock } = deps;
  const live = await liveAttempt(database.kysely, reference);
  if (live) await askAndSettle(deps, live);
  return inTransaction(database, async (trx) => {
    const payment = await holdPayment(trx, reference);
    if (!payment) return "closed";
    if (payment.status === "paid" || payment.status === "refunded") return "paid";
    const now = clock.now();
    const left = await liveAttempt(trx, reference);
    if (left) await cancelLater(trx, deps, left, now);
    await noteClosed(trx, reference, now);
    return "closed";
  });
}

/** How a payment stands; null when none was ever opened for this reference. */
export const paymentOf = readPayment;
