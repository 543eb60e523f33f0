import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { flagPayment } from "../store/payments.ts";
import { reviveWithdrawn, sentOf, withdrawUnsent } from "../store/refunds.ts";
import { notifyRefundListeners } from "./refund.ts";
import { refundTopic } from "./request-refund.ts";

/**
 * The money of an attempt is gone, so no refund of it may be sent any more. What was sent already cannot be had back by itself:
 * staff are alerted. To be called with the payment held.
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

/** A refund left the house for money that the bank has taken back. */
export async function alertSentForNothing(
  trx: Transaction<unknown>,
  { alarm }: Pick<PaymentDeps, "alarm">,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<void> {
  await flagPayment(trx, reference, "REVERSED_AFTER_REFUND");
  alarm("a refund was sent for a payment that the bank has taken back", { reference, amount });
}

/** The money of an attempt is there after all: what was owed for it is owed again. */
export async function restoreMoney(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  { id }: Pick<PaymentAttempt, "id">,
): Promise<void> {
  for (const refundId of await reviveWithdrawn(trx, id)) {
    await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId } });
  }
}
