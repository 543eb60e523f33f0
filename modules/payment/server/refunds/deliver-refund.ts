import type { Kysely, Transaction } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { chargeName } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { lockPayment, noteRefunded } from "../store/payments.ts";
import { markManual, markSent } from "../store/refund-writes.ts";
import { type RefundRow, refundById } from "../store/refunds.ts";
import { notifyRefundListeners } from "./refund.ts";
import { needsAccount } from "./refund-account.ts";
import { alertSentForNothing } from "./withdraw-refunds.ts";

/** Refunds through the payment's gateway, and leaves to staff what that gateway cannot refund. */
export const deliverRefund =
  (deps: PaymentDeps): OutboxHandler =>
  async ({ payload }) => {
    const { refundId } = payload as { refundId: string };
    const refund = await openRefund(deps.database.kysely, refundId);
    const attempt = refund && (await attemptById(deps.database.kysely, refund.attemptId));
    if (!refund || !attempt) return;
    const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
    const reply = await gateway?.refund(chargeName(attempt), {
      key: refundId,
      amount: rupiah(refund.amount),
      reason: refund.reason,
    });
    if (reply && !reply.ok && reply.error.code === "UNAVAILABLE") {
      throw new Error(`the gateway did not take the refund: ${reply.error.reason}`);
    }
    await inTransaction(deps.database, (trx) =>
      reply?.ok ? noteSent(trx, deps, refund, reply.value.refundRef) : leaveToPerson(trx, deps, refund),
    );
  };

async function openRefund(db: Kysely<unknown>, id: string): Promise<RefundRow | null> {
  const refund = await refundById(db, id);
  return refund?.state === "requested" ? refund : null;
}

/** Records it as sent even if the bank reversed the payment meanwhile; then staff are alerted. */
async function noteSent(trx: Transaction<unknown>, deps: PaymentDeps, refund: RefundRow, gatewayRef: string) {
  const { id, reference, attemptId, amount } = refund;
  const payment = await lockPayment(trx, reference);
  const before = await refundById(trx, id);
  if (!(await markSent(trx, { id, gatewayRef, at: deps.clock.now() }))) return;
  // A refunded duplicate charge does not change the refunded amount of the payment.
  if (payment?.paidBy === attemptId) await noteRefunded(trx, reference, amount);
  if (before?.state === "withdrawn") await alertSentForNothing(trx, deps, refund);
  const news = { event: "sent", reference, key: refund.key, amount, reason: refund.reason } as const;
  await notifyRefundListeners(trx, deps, { ...news, accountShown: null, needsAccount: false });
}

/** The gateway cannot send it: staff transfer it to an account of the payer. */
async function leaveToPerson(trx: Transaction<unknown>, deps: PaymentDeps, refund: RefundRow) {
  const { id, reference, amount } = refund;
  await lockPayment(trx, reference);
  const manual = await markManual(trx, id);
  if (!manual) return;
  deps.alarm("a refund has to be made by hand", { reference, amount });
  // Payers of a channel that always needs an account gave it when the refund was requested.
  if (manual.accountShown !== null || needsAccount(refund.kind)) return;
  const news = { event: "accountNeeded", reference, key: refund.key, amount, reason: refund.reason } as const;
  await notifyRefundListeners(trx, deps, { ...news, accountShown: null, needsAccount: true });
}
