import { type Kysely, sql, type Transaction } from "kysely";
import type { OwnerOfReference } from "../ports/owner-of-reference.ts";

const ownerOf = (userCode: string) => `member:${userCode}`;

/** A member's payments, for the export of their data. */
export async function collectPayments(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select reference, amount, status, email, account_shown as "refundAccount", created_at as "createdAt", paid_at as "paidAt",
      (select json_agg(json_build_object('channel', channel_code, 'state', state, 'vaNumber', va_number,
        'createdAt', created_at) order by created_at)
       from payment.attempt where attempt.reference = payment.reference) as attempts
    from payment.payment where owner = ${ownerOf(userCode)} order by created_at desc`.execute(db);
  return rows;
}

/** Anonymises the payments of a deleted member; amounts are kept for accounting. */
export async function forgetPayments(trx: Transaction<unknown>, userCode: string): Promise<void> {
  const mine = sql`owner = ${ownerOf(userCode)}`;
  await sql`update payment.attempt set payer = '' where reference in
    (select reference from payment.payment where ${mine})`.execute(trx);
  await sql`update payment.refund set account_sealed = null, account_shown = null, account_problem = null
    where reference in (select reference from payment.payment where ${mine})`.execute(trx);
  await sql`
    update payment.payment set owner = null, email = null, account_sealed = null, account_shown = null
    where ${mine}`.execute(trx);
}

/** The references of a member's payments with an unfinished refund (D-92). */
export async function paymentsWithOpenRefund(trx: Transaction<unknown>, userCode: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from payment.refund join payment.payment using (reference)
    where owner = ${ownerOf(userCode)} and refund.state in ('requested', 'manual', 'review')`.execute(trx);
  return rows.map(({ reference }) => reference);
}

/** The owner in the payment's own row, for references that are order codes. */
export const ownPaymentRecord: OwnerOfReference = async (db, orderCode) => {
  const { rows } = await sql<{ reference: string; owner: string; email: string | null }>`
    select reference, owner, email from payment.payment
    where reference = ${orderCode} and owner is not null`.execute(db);
  return rows[0] ?? null;
};
