import { type Kysely, sql, type Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { holdPayment, noteRefunded } from "../store/payments.ts";
import { refundTopic } from "./request-refund.ts";

export type RefundState = "requested" | "done" | "manual" | "review" | "declined";

/** Money on its way back, as somebody sees it who has to look after it. */
export type RefundRecord = {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly reason: string;
  readonly state: RefundState;
  readonly gatewayRef: string | null;
  readonly channelCode: string;
  readonly requestedAt: Date;
  readonly doneAt: Date | null;
  /** Why it does not go back, for its payer. */
  readonly note: string | null;
};

const columns = sql`refund.id, refund.reference, refund.amount, refund.reason, refund.state,
  refund.gateway_ref as "gatewayRef", attempt.channel_code as "channelCode", refund.requested_at as "requestedAt",
  refund.done_at as "doneAt", refund.note`;

/** Refunds in these states, those that wait longest first. */
export async function refundsInState(
  db: Kysely<unknown>,
  states: readonly RefundState[],
  limit: number,
): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.state = any(${[...states]}) order by refund.requested_at, refund.id limit ${limit}`.execute(db);
  return rows;
}

export async function refundsOfPayment(db: Kysely<unknown>, reference: string): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.reference = ${reference} order by refund.requested_at, refund.id`.execute(db);
  return rows;
}

const paidBy = async (trx: Transaction<unknown>, id: string) =>
  (
    await sql<{ reference: string; attemptId: string; amount: number }>`
      select reference, attempt_id as "attemptId", amount from payment.refund where id = ${id}`.execute(trx)
  ).rows[0] ?? null;

/** A person has sent the money, under this number. Null when it is not theirs to send, or sent already. */
export async function noteSentByHand(
  trx: Transaction<unknown>,
  { clock }: Pick<PaymentDeps, "clock">,
  { id, reference: sentAs }: { readonly id: string; readonly reference: string },
): Promise<{ readonly reference: string; readonly amount: number } | null> {
  const refund = await paidBy(trx, id);
  const payment = refund && (await holdPayment(trx, refund.reference));
  if (!refund || !payment) return null;
  const { numAffectedRows } = await sql`
    update payment.refund set state = 'done', gateway_ref = ${sentAs}, done_at = ${clock.now()}
    where id = ${id} and state = 'manual'`.execute(trx);
  if (numAffectedRows !== 1n) return null;
  // Money that came twice and goes back once leaves the payment as it was.
  if (payment.paidBy === refund.attemptId) await noteRefunded(trx, refund.reference, refund.amount);
  return { reference: refund.reference, amount: refund.amount };
}

/** A person has looked at it, and the money goes back. Null when somebody decided before. */
export async function releaseReviewed(
  trx: Transaction<unknown>,
  { ids }: Pick<PaymentDeps, "ids">,
  id: string,
): Promise<{ readonly reference: string; readonly amount: number } | null> {
  const refund = await paidBy(trx, id);
  if (!refund) return null;
  await holdPayment(trx, refund.reference);
  const { numAffectedRows } = await sql`
    update payment.refund set state = 'requested' where id = ${id} and state = 'review'`.execute(trx);
  if (numAffectedRows !== 1n) return null;
  await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId: id } });
  return { reference: refund.reference, amount: refund.amount };
}

/** A person has looked at it, and the money stays where it is; its payer reads why. Null when somebody decided before. */
export async function declineReviewed(
  trx: Transaction<unknown>,
  { clock }: Pick<PaymentDeps, "clock">,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<{ readonly reference: string; readonly amount: number } | null> {
  const refund = await paidBy(trx, id);
  if (!refund) return null;
  await holdPayment(trx, refund.reference);
  const { numAffectedRows } = await sql`
    update payment.refund set state = 'declined', note = ${note}, done_at = ${clock.now()}
    where id = ${id} and state = 'review'`.execute(trx);
  return numAffectedRows === 1n ? { reference: refund.reference, amount: refund.amount } : null;
}
