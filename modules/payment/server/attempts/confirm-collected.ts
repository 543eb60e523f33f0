import { sql, type Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt, moveAttempt } from "../store/attempts.ts";
import { lockPayment, notePaid, noteRefunded } from "../store/payments.ts";

/**
 * The courier has brought the money of a delivery, less what was not asked for because it had been called off; that stands in the
 * books as given back. False when nobody was waiting for it.
 */
export async function confirmCollected(
  trx: Transaction<unknown>,
  { clock, ids }: Pick<PaymentDeps, "clock" | "ids">,
  { reference, uncollected }: { readonly reference: string; readonly uncollected: Rupiah },
): Promise<boolean> {
  const payment = await lockPayment(trx, reference);
  const attempt = payment && (await liveAttempt(trx, reference));
  if (!payment || attempt?.kind !== "cod") return false;
  const now = clock.now();
  await moveAttempt(trx, attempt.id, ["open"], "paid", now);
  await notePaid(trx, reference, { by: attempt.id, at: now, holdUntil: null });
  if (uncollected > 0) {
    await sql`
      insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at)
      values (${ids.uuid()}, ${reference}, ${attempt.id}, 'uncollected', ${uncollected}, 'NOT_COLLECTED', 'done', ${now},
        ${now})`.execute(trx);
    await noteRefunded(trx, reference, uncollected);
  }
  return true;
}
