import type { Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { liveAttempt, moveAttempt } from "../store/attempts.ts";
import { lockPayment, notePaid, noteRefunded } from "../store/payments.ts";
import { insertDoneRefund } from "../store/refund-writes.ts";

/**
 * The courier has collected the cash of a delivery, without the price of pieces that were cancelled before; that part is
 * recorded as refunded. False when the payment does not await cash.
 */
export async function confirmCollected(
  trx: Transaction<unknown>,
  { clock, ids }: Pick<PaymentDeps, "clock" | "ids">,
  { reference, uncollected }: { readonly reference: string; readonly uncollected: Rupiah },
): Promise<boolean> {
  const payment = await lockPayment(trx, reference);
  const attempt = payment && (await liveAttempt(trx, reference));
  if (!payment || attempt?.kind !== "cod") return false;
  const at = clock.now();
  await moveAttempt(trx, attempt.id, ["open"], "paid", at);
  await notePaid(trx, reference, { by: attempt.id, at, holdUntil: null });
  if (uncollected > 0) {
    const refund = { id: ids.uuid(), reference, attemptId: attempt.id, amount: uncollected, at };
    await insertDoneRefund(trx, { ...refund, key: "uncollected", reason: "NOT_COLLECTED" });
    await noteRefunded(trx, reference, uncollected);
  }
  return true;
}
