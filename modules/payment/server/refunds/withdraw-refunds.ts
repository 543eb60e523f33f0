import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { flagPayment } from "../store/payments.ts";
import { reviveWithdrawn, sentOf, withdrawUnsent } from "../store/refunds.ts";
import { notifyRefundListeners } from "./refund.ts";
import { refundTopic } from "./request-refund.ts";

/**
 * Withdraws the unsent refunds of an attempt that was reversed. About refunds that were sent already staff are alerted. To be
 * called with the payment locked.
 */
export async function withdrawRefunds(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "alarm" | "onRefund">,
  { id, reference }: Pick<PaymentAttempt, "id" | "reference">,
  at: Date,
): Promise<void> {
  for (const { amount, reason, key } of await withdrawUnsent(trx, id, at)) {
    const news = { event: "withdrawn", reference, key, amount, reason } as const;
    await notifyRefundListeners(trx, deps, { ...news, accountShown: null, needsAccount: false });
  }
  const sent = await sentOf(trx, id);
  if (sent > 0) await alertSentForNothing(trx, deps, { reference, amount: sent });
}

/** A refund was sent for a payment that the bank has reversed. */
export async function alertSentForNothing(
  trx: Transaction<unknown>,
  { alarm }: Pick<PaymentDeps, "alarm">,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<void> {
  await flagPayment(trx, reference, "REVERSED_AFTER_REFUND");
  alarm("a refund was sent for a payment that the bank has reversed", { reference, amount });
}

/** A reversal was withdrawn: the refunds of the attempt are due again. */
export async function restoreMoney(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  { id }: Pick<PaymentAttempt, "id">,
): Promise<void> {
  for (const refundId of await reviveWithdrawn(trx, id)) {
    await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId } });
  }
}
