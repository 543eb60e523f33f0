import { sql, type Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { lockPayment, noteRefunded, noteRefundReturned, type Payment } from "../store/payments.ts";
import { type RefundRow, refundById } from "../store/refunds.ts";
import { notifyRefundListeners, type RefundNews } from "./refund.ts";
import { refundTopic } from "./request-refund.ts";
import { alertSentForNothing } from "./withdraw-refunds.ts";

/** What was done to a refund, for the audit. */
export type HandledRefund = { readonly reference: string; readonly amount: number };

/** A refund as it stands once its payment is held; null when there is none. */
async function heldRefund(
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
  event: RefundNews["event"],
): RefundNews => ({
  event,
  reference,
  key,
  amount,
  reason,
  accountShown,
  needsAccount: false,
});

/**
 * A person has sent the money, under this number. Null when it is not theirs to send, or sent already. One that was withdrawn a
 * moment before is written down all the same, because the money has left, and staff are alerted.
 */
export async function noteSentByHand(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "clock" | "alarm" | "onRefund">,
  { id, reference: sentAs }: { readonly id: string; readonly reference: string },
): Promise<HandledRefund | null> {
  const held = await heldRefund(trx, id);
  if (!held || (held.refund.state !== "manual" && held.refund.state !== "withdrawn")) return null;
  const { refund, payment } = held;
  await sql`
    update payment.refund set state = 'done', gateway_ref = ${sentAs}, done_at = ${deps.clock.now()}, sent_by_hand = true
    where id = ${id}`.execute(trx);
  // Money that came twice and goes back once leaves the payment as it was.
  if (payment.paidBy === refund.attemptId) await noteRefunded(trx, refund.reference, refund.amount);
  if (refund.state === "withdrawn") await alertSentForNothing(trx, deps, refund);
  await notifyRefundListeners(trx, deps, newsOf(refund, "sent"));
  return { reference: refund.reference, amount: refund.amount };
}

/**
 * The bank did not take the transfer, at once or days later: the account is forgotten, the refund waits again, and its payer is
 * asked for another account. Null when it was not sent by a person, or is not theirs to send.
 */
export async function noteAccountDeclined(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "onRefund">,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<HandledRefund | null> {
  const held = await heldRefund(trx, id);
  if (!held) return null;
  const { refund, payment } = held;
  const wasSent = refund.state === "done" && refund.sentByHand;
  if (!wasSent && (refund.state !== "manual" || refund.accountShown === null)) return null;
  await sql`
    update payment.refund set state = 'manual', gateway_ref = null, done_at = null, sent_by_hand = false,
      account_sealed = null, account_shown = null, account_problem = ${note}
    where id = ${id}`.execute(trx);
  await sql`
    update payment.payment set account_sealed = null, account_shown = null
    where reference = ${refund.reference}`.execute(trx);
  if (wasSent && payment.paidBy === refund.attemptId) await noteRefundReturned(trx, refund.reference, refund.amount);
  await notifyRefundListeners(trx, deps, { ...newsOf(refund, "accountDeclined"), needsAccount: true, note });
  return { reference: refund.reference, amount: refund.amount };
}

/** A person has looked at it, and the money goes back. Null when somebody decided before. */
export async function releaseReviewed(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  id: string,
): Promise<HandledRefund | null> {
  const held = await heldRefund(trx, id);
  if (held?.refund.state !== "review") return null;
  await sql`update payment.refund set state = 'requested' where id = ${id}`.execute(trx);
  await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId: id } });
  return { reference: held.refund.reference, amount: held.refund.amount };
}

/** A person has looked at it, and the money stays where it is; its payer reads why. Null when somebody decided before. */
export async function declineReviewed(
  trx: Transaction<unknown>,
  { clock }: Pick<PaymentDeps, "clock">,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<HandledRefund | null> {
  const held = await heldRefund(trx, id);
  if (held?.refund.state !== "review") return null;
  await sql`
    update payment.refund set state = 'declined', note = ${note}, done_at = ${clock.now()}
    where id = ${id}`.execute(trx);
  return { reference: held.refund.reference, amount: held.refund.amount };
}
