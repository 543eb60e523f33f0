import type { Transaction } from "kysely";
import { fulfilmentHoldMs } from "../../contract/constants.ts";
import type { PaymentDeps, Settled } from "../payment-deps.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import { noteGatewayRefund } from "../refunds/note-gateway-refund.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import { restoreMoney, withdrawRefunds } from "../refunds/withdraw-refunds.ts";
import { attemptByCharge, liveAttempt, moveAttempt } from "../store/attempts.ts";
import {
  flagPayment,
  lockPayment,
  noteAmount,
  noteClosed,
  notePaid,
  noteReopened,
  noteReversedLate,
  noteStatus,
  type Payment,
} from "../store/payments.ts";
import type { PaymentAttempt } from "./attempt.ts";
import { cancelLater } from "./cancel-later.ts";
import { type Source, settleMove } from "./settle-rule.ts";

/** The outcome of a report. `ask`: query the gateway and settle again by its answer. */
export type SettleOutcome =
  | "unknown"
  | "ignored"
  | "mismatch"
  | "paid"
  | "paidTwice"
  | "paidLate"
  | "failed"
  | "expired"
  | "reversed"
  | "refunded"
  | "ask";

/**
 * The only function that changes a payment by a gateway's report, from a webhook, a status query or a cancellation. It locks the
 * payment, so that reports are settled one after the other, and calls the listeners in the same transaction.
 */
export async function settle(
  trx: Transaction<unknown>,
  deps: PaymentDeps,
  report: ChargeReport,
  source: Source,
): Promise<SettleOutcome> {
  const known = await attemptByCharge(trx, report.chargeId);
  if (known) await deps.lockOrders?.(trx, known.reference);
  const payment = known && (await lockPayment(trx, known.reference));
  // Read again under the lock: a concurrent report may have changed the attempt.
  const attempt = payment && (await attemptByCharge(trx, report.chargeId));
  if (!attempt || !payment) return "unknown";
  const now = deps.clock.now();
  const facts = {
    paymentStatus: payment.status,
    attemptState: attempt.state,
    attemptAmount: attempt.amount,
    isPayer: payment.paidBy === attempt.id,
    holdOver: payment.holdUntil !== null && payment.holdUntil <= now,
    reversedLate: payment.reversedAt !== null,
  };
  const move = settleMove(facts, report, source);
  switch (move.type) {
    case "ignore":
      return "ignored";
    case "ask":
      return "ask";
    case "mismatch":
      return mismatch(trx, deps, { payment, attempt, now }, report);
    case "pay":
      return pay(trx, deps, payment, attempt, now);
    case "payTwice":
      await moveAttempt(trx, attempt.id, [attempt.state], "paid", now);
      await withdrawRefunds(trx, deps, attempt, now);
      await requestRefund(trx, deps, {
        attempt,
        amount: attempt.amount,
        reason: "PAID_TWICE",
        key: `twice:${attempt.id}`,
        unexpected: true,
      });
      return "paidTwice";
    case "end":
      await moveAttempt(trx, attempt.id, [attempt.state], move.state, now);
      if (payment.status === "unpaid") await noteStatus(trx, payment.reference, "failed");
      await notify(trx, deps, settled(payment, attempt, move.state));
      return move.state;
    case "reverse":
      await moveAttempt(trx, attempt.id, ["paid"], "reversed", now);
      await noteStatus(trx, payment.reference, "failed");
      await noteClosed(trx, payment.reference, now);
      // Before the listeners: orders they end then have no refund.
      await withdrawRefunds(trx, deps, attempt, now);
      await notify(trx, deps, { ...settled(payment, attempt, "failed"), reversed: true });
      return "reversed";
    case "reverseLate":
      await noteReversedLate(trx, payment.reference, now);
      await withdrawRefunds(trx, deps, attempt, now);
      await flagPayment(trx, payment.reference, "REVERSED_LATE");
      deps.alarm("a payment was taken back after its goods may have left", { reference: payment.reference });
      return "ignored";
    case "reverseExtra":
      await moveAttempt(trx, attempt.id, [attempt.state], attempt.state === "paid" ? "reversed" : "failed", now);
      await withdrawRefunds(trx, deps, attempt, now);
      return "reversed";
    case "restore":
      await noteReversedLate(trx, payment.reference, null);
      await restoreMoney(trx, deps, attempt);
      return "ignored";
    case "refunded":
      return (await noteGatewayRefund(trx, deps, attempt, payment)) ? "refunded" : "ignored";
  }
}

async function pay(
  trx: Transaction<unknown>,
  deps: PaymentDeps,
  payment: Payment,
  attempt: PaymentAttempt,
  now: Date,
): Promise<SettleOutcome> {
  const holdUntil = new Date(now.getTime() + fulfilmentHoldMs);
  const rival = await liveAttempt(trx, payment.reference);
  if (rival && rival.id !== attempt.id) await cancelLater(trx, deps, rival, now);
  await moveAttempt(trx, attempt.id, [attempt.state], "paid", now);
  // The full amount is there now: an earlier partial payment was part of it and is not refunded.
  if (attempt.state === "mispaid") await withdrawRefunds(trx, deps, attempt, now);
  // An earlier attempt had another fee. The paid amount counts; the listeners set the orders' fee by it.
  if (attempt.amount !== payment.amount) await noteAmount(trx, payment.reference, attempt.amount);
  await notePaid(trx, payment.reference, { by: attempt.id, at: now, holdUntil });
  const replies = await notify(trx, deps, settled(payment, attempt, "paid"));
  if (replies.includes("refund")) {
    await requestRefund(trx, deps, {
      attempt,
      amount: attempt.amount,
      reason: "PAID_AFTER_CLOSE",
      key: `late:${attempt.id}`,
      unexpected: true,
    });
    await noteClosed(trx, payment.reference, now);
    return "paidLate";
  }
  if (payment.closedAt !== null) await noteReopened(trx, payment.reference);
  if (attempt.state === "reversed") await restoreMoney(trx, deps, attempt);
  return "paid";
}

const beforeMispaid = ["opening", "open", "failed", "expired", "cancelled"] as const;

/**
 * A wrong amount pays nothing and is put before staff for review. The charge is used up: the payer needs a new one, through this
 * channel or another.
 */
async function mismatch(
  trx: Transaction<unknown>,
  deps: PaymentDeps,
  { payment, attempt, now }: { payment: Payment; attempt: PaymentAttempt; now: Date },
  { amount, currency }: ChargeReport,
): Promise<SettleOutcome> {
  await moveAttempt(trx, attempt.id, beforeMispaid, "mispaid", now);
  await flagPayment(trx, payment.reference, "AMOUNT_MISMATCH");
  if (currency === "IDR" && Number.isSafeInteger(amount) && amount > 0) {
    await requestRefund(trx, deps, {
      attempt,
      amount,
      reason: "AMOUNT_MISMATCH",
      key: `mismatch:${attempt.id}:${amount}`,
      review: true,
      unexpected: true,
    });
  }
  deps.alarm("a payment came with another amount", { reference: payment.reference, expected: attempt.amount, amount });
  return "mismatch";
}

const settled = (payment: Payment, attempt: PaymentAttempt, status: Settled["status"]): Settled => ({
  reference: payment.reference,
  status,
  amount: attempt.amount,
  attempt: { id: attempt.id, channelCode: attempt.channelCode },
  reversed: false,
});

async function notify(trx: Transaction<unknown>, { onSettled }: PaymentDeps, event: Settled) {
  const replies: ("keep" | "refund")[] = [];
  for (const listener of onSettled) {
    const reply = await listener(trx, event);
    if (reply) replies.push(reply);
  }
  return replies;
}
