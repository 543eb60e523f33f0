import type { Transaction } from "kysely";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt, moveAttempt } from "../store/attempts.ts";
import { holdPayment, notePaid } from "../store/payments.ts";

/** The courier has brought the money of a delivery. False when nobody was waiting for it. */
export async function confirmCollected(
  trx: Transaction<unknown>,
  { clock }: Pick<PaymentDeps, "clock">,
  { reference }: { readonly reference: string },
): Promise<boolean> {
  const payment = await holdPayment(trx, reference);
  const attempt = payment && (await liveAttempt(trx, reference));
  if (!payment || attempt?.kind !== "cod") return false;
  const now = clock.now();
  await moveAttempt(trx, attempt.id, ["open"], "paid", now);
  await notePaid(trx, reference, { by: attempt.id, at: now, holdUntil: null });
  return true;
}
