import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { moveAttempt } from "../store/attempts.ts";
import type { PaymentAttempt } from "./attempt.ts";

export const cancelTopic = "payment.cancel";

/** Cancels an attempt here at once, and at its gateway through the outbox. */
export async function cancelLater(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  attempt: PaymentAttempt,
  now: Date,
): Promise<void> {
  const moved = await moveAttempt(trx, attempt.id, ["opening", "open"], "cancelled", now);
  if (moved && attempt.gateway !== null)
    await addToOutbox(trx, ids, { topic: cancelTopic, payload: { attemptId: attempt.id } });
}
