import { type Kysely, sql, type Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { PaymentStatus } from "../../contract/pay-status.ts";

export type Payment = {
  readonly reference: string;
  readonly amount: Rupiah;
  readonly status: PaymentStatus;
  readonly owner: string | null;
  readonly email: string | null;
  readonly paidBy: string | null;
  readonly paidAt: Date | null;
  /** The order may be shipped from then on. */
  readonly holdUntil: Date | null;
  readonly closedAt: Date | null;
  readonly refunded: Rupiah;
  readonly flag: string | null;
  /** The bank reversed the payment after the hold; nothing of it may be refunded. */
  readonly reversedAt: Date | null;
  /** The last digits of the bank account its payer gave for refunds. */
  readonly accountShown: string | null;
};

const columns = sql`reference, amount, status, owner, email, paid_by as "paidBy", paid_at as "paidAt",
  hold_until as "holdUntil", closed_at as "closedAt", refunded, flag,
  reversed_at as "reversedAt", account_shown as "accountShown"`;

export async function readPayment(db: Kysely<unknown>, reference: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payment.payment where reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a payment until the transaction ends: settling, opening, closing and refunding run one after the other. */
export async function lockPayment(trx: Transaction<unknown>, reference: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payment.payment where reference = ${reference} for update`.execute(trx);
  return rows[0] ?? null;
}

type NewPayment = Pick<Payment, "reference" | "amount" | "owner" | "email"> & { readonly at: Date };

/** The insert of a payment, as part of a larger statement. */
export const paymentWrite = (payment: NewPayment) => sql`
  insert into payment.payment (reference, amount, owner, email, created_at)
  values (${payment.reference}, ${payment.amount}, ${payment.owner}, ${payment.email}, ${payment.at})`;

/** Locks the payment of a reference; inserts it if there is none. */
export async function lockOrInsertPayment(trx: Transaction<unknown>, payment: NewPayment): Promise<Payment> {
  await sql`${paymentWrite(payment)} on conflict (reference) do nothing`.execute(trx);
  const held = await lockPayment(trx, payment.reference);
  if (!held) throw new Error("a payment was deleted while it was inserted");
  return held;
}

/** Sets the amount: channels have different fees. */
export async function noteAmount(trx: Transaction<unknown>, reference: string, amount: Rupiah): Promise<void> {
  await sql`update payment.payment set amount = ${amount} where reference = ${reference}`.execute(trx);
}

export async function notePaid(
  trx: Transaction<unknown>,
  reference: string,
  paid: { readonly by: string; readonly at: Date; readonly holdUntil: Date | null },
): Promise<void> {
  await sql`
    update payment.payment set status = 'paid', paid_by = ${paid.by}, paid_at = ${paid.at},
      hold_until = ${paid.holdUntil}, reversed_at = null,
      -- An attempt that was reversed and is paid again may have given something back already.
      refunded = coalesce((select sum(refund.amount) from payment.refund
        where refund.attempt_id = ${paid.by} and refund.state = 'done'), 0)
    where reference = ${reference}`.execute(trx);
}

export async function noteStatus(trx: Transaction<unknown>, reference: string, status: PaymentStatus): Promise<void> {
  await sql`
    update payment.payment set status = ${status},
      paid_by = case when ${status} = 'failed' then null else paid_by end,
      hold_until = case when ${status} = 'failed' then null else hold_until end,
      refunded = case when ${status} = 'failed' then 0 else refunded end
    where reference = ${reference}`.execute(trx);
}

export async function noteClosed(trx: Transaction<unknown>, reference: string, at: Date): Promise<void> {
  await sql`
    update payment.payment set closed_at = coalesce(closed_at, ${at}) where reference = ${reference}`.execute(trx);
}

export async function noteReopened(trx: Transaction<unknown>, reference: string): Promise<void> {
  await sql`update payment.payment set closed_at = null where reference = ${reference}`.execute(trx);
}

const flagRanks = ["AMOUNT_MISMATCH", "REVERSED_LATE", "REVERSED_AFTER_REFUND"] as const;
export type PaymentFlag = (typeof flagRanks)[number];

/** Flags a payment for staff. A graver flag stays. */
export async function flagPayment(trx: Transaction<unknown>, reference: string, flag: PaymentFlag): Promise<void> {
  const weaker = flagRanks.slice(0, flagRanks.indexOf(flag));
  await sql`
    update payment.payment set flag = ${flag}
    where reference = ${reference} and (flag is null or flag = any(${weaker}))`.execute(trx);
}

/** Records a reversal after the hold, or with null its withdrawal. */
export async function noteReversedLate(trx: Transaction<unknown>, reference: string, at: Date | null): Promise<void> {
  await sql`update payment.payment set reversed_at = ${at} where reference = ${reference}`.execute(trx);
}

/** Adds a sent refund; a payment that is refunded in full becomes `refunded`. */
export async function noteRefunded(trx: Transaction<unknown>, reference: string, amount: number): Promise<void> {
  await sql`
    update payment.payment set refunded = refunded + ${amount},
      status = case when status = 'paid' and refunded + ${amount} >= payment.amount then 'refunded' else status end
    where reference = ${reference}`.execute(trx);
}

/** Takes a sent refund back that the bank declined: it is owed again. */
export async function noteRefundReturned(trx: Transaction<unknown>, reference: string, amount: number): Promise<void> {
  await sql`
    update payment.payment set refunded = refunded - ${amount},
      status = case when status = 'refunded' then 'paid' else status end
    where reference = ${reference}`.execute(trx);
}
