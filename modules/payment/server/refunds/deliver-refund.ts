import { type Kysely, sql, type Transaction } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { chargeName } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { lockPayment, noteRefunded } from "../store/payments.ts";
import { type RefundRow, refundById } from "../store/refunds.ts";
import { notifyRefundListeners } from "./refund.ts";
import { needsAccount } from "./refund-account.ts";
import { alertSentForNothing } from "./withdraw-refunds.ts";

/** Sends money back through the gateway it came by. What no gateway can send back is left to a person. */
export const deliverRefund =
  (deps: PaymentDeps): OutboxHandler =>
  async ({ payload }) => {
    const { refundId } = payload as { refundId: string };
    const refund = await openRefund(deps.database.kysely, refundId);
    const attempt = refund && (await attemptById(deps.database.kysely, refund.attemptId));
    if (!refund || !attempt) return;
    const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
    const answer = await gateway?.refund(chargeName(attempt), {
      key: refundId,
      amount: rupiah(refund.amount),
      reason: refund.reason,
    });
    if (answer && !answer.ok && answer.error.code === "UNAVAILABLE") {
      throw new Error(`the gateway did not take the refund: ${answer.error.reason}`);
    }
    await inTransaction(deps.database, (trx) =>
      answer?.ok ? noteSent(trx, deps, refund, answer.value.refundRef) : leaveToPerson(trx, deps, refund),
    );
  };

async function openRefund(db: Kysely<unknown>, id: string): Promise<RefundRow | null> {
  const refund = await refundById(db, id);
  return refund?.state === "requested" ? refund : null;
}

/** It is sent, whatever happened meanwhile: a bank that took the payment back in between is put before a person. */
async function noteSent(trx: Transaction<unknown>, deps: PaymentDeps, refund: RefundRow, gatewayRef: string) {
  const { id, reference, attemptId, amount } = refund;
  const payment = await lockPayment(trx, reference);
  const before = await refundById(trx, id);
  const { numAffectedRows } = await sql`
    update payment.refund set state = 'done', gateway_ref = ${gatewayRef}, done_at = ${deps.clock.now()}
    where id = ${id} and state in ('requested', 'withdrawn')`.execute(trx);
  if (numAffectedRows !== 1n) return;
  // Money that came twice and goes back once leaves the payment as it was.
  if (payment?.paidBy === attemptId) await noteRefunded(trx, reference, amount);
  if (before?.state === "withdrawn") await alertSentForNothing(trx, deps, refund);
  const news = { event: "sent", reference, key: refund.key, amount, reason: refund.reason } as const;
  await notifyRefundListeners(trx, deps, { ...news, accountShown: null, needsAccount: false });
}

/** No gateway sends it: a person does, to an account of the payer's. */
async function leaveToPerson(trx: Transaction<unknown>, deps: PaymentDeps, refund: RefundRow) {
  const { id, reference, amount } = refund;
  await lockPayment(trx, reference);
  const { rows } = await sql<{ shown: string | null }>`
    update payment.refund set state = 'manual',
      account_sealed = coalesce(refund.account_sealed, payment.account_sealed),
      account_shown = coalesce(refund.account_shown, payment.account_shown)
    from payment.payment
    where refund.id = ${id} and refund.state = 'requested' and payment.reference = refund.reference
    returning refund.account_shown as shown`.execute(trx);
  const [moved] = rows;
  if (!moved) return;
  deps.alarm("a refund has to be made by hand", { reference, amount });
  // Who paid a way that always needs an account was asked when the refund was requested.
  if (moved.shown !== null || needsAccount(refund.kind)) return;
  const news = { event: "accountNeeded", reference, key: refund.key, amount, reason: refund.reason } as const;
  await notifyRefundListeners(trx, deps, { ...news, accountShown: null, needsAccount: true });
}
