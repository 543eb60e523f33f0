import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { lockPayment, noteRefunded, noteRefundReturned, type Payment } from "../store/payments.ts";
import { forgetAccount, markDeclined, markReleased, markSentByHand } from "../store/refund-writes.ts";
import { type RefundRow, refundById } from "../store/refunds.ts";
import { notifyRefundListeners, type RefundChange } from "./refund.ts";
import { refundTopic } from "./request-refund.ts";
import { alertSentForNothing } from "./withdraw-refunds.ts";

/** The refund an action was about, for the audit log. */
export type HandledRefund = { readonly reference: string; readonly amount: number };

/** Locks the payment of a refund and reads both; null when there is none. */
async function lockRefund(
  trx: Transaction<unknown>,
  id: string,
): Promise<{ readonly refund: RefundRow; readonly payment: Payment } | null> {
  const known = await refundById(trx, id);
  const payment = known && (await lockPayment(trx, known.reference));
  const refund = payment && (await refundById(trx, id));
  return refund && payment ? { refund, payment } : null;
}

const newsOf = (
  { reference, key, amount, reason, accountShown }: RefundRow,
  event: RefundChange["event"],
): RefundChange => ({
  event,
  reference,
  key,
  amount,
  reason,
  accountShown,
  needsAccount: false,
});

/**
 * Staff have sent the money, under this transfer number. Null when it is not theirs to send, or sent already. A refund that was
 * withdrawn a moment before is recorded as sent too, because the money has left, and staff are alerted.
 */
export async function noteSentByHand(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "clock" | "alarm" | "onRefund">,
  { id, reference: transferNumber }: { readonly id: string; readonly reference: string },
): Promise<HandledRefund | null> {
  const locked = await lockRefund(trx, id);
  if (!locked || (locked.refund.state !== "manual" && locked.refund.state !== "withdrawn")) return null;
  const { refund, payment } = locked;
  await markSentByHand(trx, { id, transferNumber, at: deps.clock.now() });
  // A refunded duplicate charge does not change the refunded amount of the payment.
  if (payment.paidBy === refund.attemptId) await noteRefunded(trx, refund.reference, refund.amount);
  if (refund.state === "withdrawn") await alertSentForNothing(trx, deps, refund);
  await notifyRefundListeners(trx, deps, newsOf(refund, "sent"));
  return { reference: refund.reference, amount: refund.amount };
}

/**
 * The bank declined the transfer, at once or days later: the account is deleted, the refund waits again, and its payer is asked
 * for another account. Null when staff did not send it, or it is not theirs to send.
 */
export async function noteAccountDeclined(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "onRefund">,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<HandledRefund | null> {
  const locked = await lockRefund(trx, id);
  if (!locked) return null;
  const { refund, payment } = locked;
  const wasSent = refund.state === "done" && refund.sentByHand;
  if (!wasSent && (refund.state !== "manual" || refund.accountShown === null)) return null;
  await forgetAccount(trx, { id, reference: refund.reference, note });
  if (wasSent && payment.paidBy === refund.attemptId) await noteRefundReturned(trx, refund.reference, refund.amount);
  await notifyRefundListeners(trx, deps, { ...newsOf(refund, "accountDeclined"), needsAccount: true, note });
  return { reference: refund.reference, amount: refund.amount };
}

/** Staff have reviewed it, and it is refunded. Null when it was decided before. */
export async function releaseReviewed(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  id: string,
): Promise<HandledRefund | null> {
  const locked = await lockRefund(trx, id);
  if (locked?.refund.state !== "review") return null;
  await markReleased(trx, id);
  await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId: id } });
  return { reference: locked.refund.reference, amount: locked.refund.amount };
}

/** Staff have reviewed it, and it is kept; the payer sees the reason. Null when it was decided before. */
export async function declineReviewed(
  trx: Transaction<unknown>,
  { clock }: Pick<PaymentDeps, "clock">,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<HandledRefund | null> {
  const locked = await lockRefund(trx, id);
  if (locked?.refund.state !== "review") return null;
  await markDeclined(trx, { id, note, at: clock.now() });
  return { reference: locked.refund.reference, amount: locked.refund.amount };
}
