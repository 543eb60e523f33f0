import { type Kysely, sql } from "kysely";

/** A bank may return a transfer for weeks, and shoppers ask about it; afterwards the account is not needed. */
export const accountDays = 90;

/**
 * Deletes the bank accounts of refunds that ended so long ago, and accounts given for refunds that never came. Answers how many.
 * An account that is needed later is requested again.
 */
export async function purgeRefundAccounts(db: Kysely<unknown>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - accountDays * 86_400_000);
  const refunds = await sql`
    update payment.refund set account_sealed = null, account_shown = null
    where account_sealed is not null and state in ('done', 'declined', 'withdrawn') and done_at < ${before}`.execute(
    db,
  );
  const payments = await sql`
    update payment.payment set account_sealed = null, account_shown = null
    where account_sealed is not null and created_at < ${before} and coalesce(paid_at, created_at) < ${before}
      and not exists (select from payment.refund where refund.reference = payment.reference
        and (refund.state in ('requested', 'manual', 'review') or refund.done_at >= ${before}))`.execute(db);
  return Number((refunds.numAffectedRows ?? 0n) + (payments.numAffectedRows ?? 0n));
}
