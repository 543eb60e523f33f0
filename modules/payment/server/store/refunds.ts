import { type Kysely, sql, type Transaction } from "kysely";
import type { ChannelKind } from "../channels/channel.ts";
import type { RefundState } from "../refunds/refund.ts";
import type { StoredAccount } from "../refunds/stored-account.ts";

export type RefundRow = {
  readonly id: string;
  readonly reference: string;
  readonly attemptId: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly state: RefundState;
  readonly kind: ChannelKind;
  readonly accountShown: string | null;
  readonly sentByHand: boolean;
};

const columns = sql`refund.id, refund.reference, refund.attempt_id as "attemptId", refund.key, refund.amount, refund.reason,
  refund.state, attempt.kind, refund.account_shown as "accountShown", refund.sent_by_hand as "sentByHand"`;

const unsent = sql`refund.state in ('requested', 'manual', 'review')`;

/** A refund by its id. To be called again once its payment is held. */
export async function refundById(db: Kysely<unknown>, id: string): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Refunds of a payment that were not sent yet. */
export async function refundsToSend(trx: Transaction<unknown>, reference: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select ${columns} from payment.refund join payment.attempt on attempt.id = refund.attempt_id
    where refund.reference = ${reference} and ${unsent}`.execute(trx);
  return rows;
}

/** The account a payer gave in advance, and how they paid; the kind is null while nothing was paid. */
export async function accountOfPayment(
  db: Kysely<unknown>,
  reference: string,
): Promise<{ readonly shown: string | null; readonly kind: ChannelKind | null }> {
  const { rows } = await sql<{ shown: string | null; kind: ChannelKind | null }>`
    select payment.account_shown as shown, attempt.kind
    from payment.payment left join payment.attempt on attempt.id = payment.paid_by
    where payment.reference = ${reference}`.execute(db);
  return rows[0] ?? { shown: null, kind: null };
}

/** Writes an account for these refunds, and for those of the payment that are requested later. */
export async function writeAccount(
  trx: Transaction<unknown>,
  reference: string,
  { sealed, shown }: StoredAccount,
  refundIds: readonly string[],
): Promise<void> {
  await sql`
    update payment.payment set account_sealed = ${sealed}, account_shown = ${shown}
    where reference = ${reference}`.execute(trx);
  await sql`
    update payment.refund set account_sealed = ${sealed}, account_shown = ${shown}, account_problem = null
    where id = any(${[...refundIds]}::uuid[])`.execute(trx);
}

/** Ends the refunds of an attempt that were not sent: its payment was reversed. Returns the withdrawn refunds. */
export async function withdrawUnsent(
  trx: Transaction<unknown>,
  attemptId: string,
  at: Date,
): Promise<Pick<RefundRow, "id" | "amount" | "reason" | "key">[]> {
  const { rows } = await sql<Pick<RefundRow, "id" | "amount" | "reason" | "key">>`
    update payment.refund set state = 'withdrawn', done_at = ${at}
    where attempt_id = ${attemptId} and ${unsent} returning id, amount, reason, key`.execute(trx);
  return rows;
}

/** Whole rupiah of an attempt that have been sent back already. */
export async function sentOf(trx: Transaction<unknown>, attemptId: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(amount), 0)::bigint as sent from payment.refund
    where attempt_id = ${attemptId} and state = 'done' and reason not in ('NOT_COLLECTED', 'BY_GATEWAY')`.execute(trx);
  return Number(rows[0]?.sent ?? 0);
}

/** The payment of an attempt is valid again: withdrawn refunds are due again. Returns the refunds to send. */
export async function reviveWithdrawn(trx: Transaction<unknown>, attemptId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment.refund set state = 'requested', done_at = null
    where attempt_id = ${attemptId} and state = 'withdrawn' and reason <> 'AMOUNT_MISMATCH' returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
