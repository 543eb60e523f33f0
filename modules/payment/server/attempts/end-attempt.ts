import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { moveAttempt } from "../store/attempts.ts";
import { lockPayment } from "../store/payments.ts";
import { chargeName, type PaymentAttempt } from "./attempt.ts";
import { settle } from "./settle.ts";

/** Cancels a live attempt at its gateway first and then here. A payment that arrived meanwhile counts. */
export async function endAttempt(
  deps: PaymentDeps,
  attempt: PaymentAttempt,
): Promise<"ended" | "paid" | "unavailable"> {
  const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
  if (gateway) {
    const reply = await gateway.cancel(chargeName(attempt));
    if (!reply.ok) return "unavailable";
    if (reply.value.status === "paid") {
      const outcome = await inTransaction(deps.database, (trx) => settle(trx, deps, reply.value, "query"));
      // A wrong amount pays nothing and has ended this attempt.
      return outcome === "mismatch" ? "ended" : "paid";
    }
  }
  await inTransaction(deps.database, async (trx) => {
    await lockPayment(trx, attempt.reference);
    await moveAttempt(trx, attempt.id, ["opening", "open"], "cancelled", deps.clock.now());
  });
  return "ended";
}
