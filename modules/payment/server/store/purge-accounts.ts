import { type Kysely, sql } from "kysely";

/** A bank may send a transfer back for weeks, and a shopper asks where it went; after that nobody needs the number. */
export const accountDays = 90;

/**
 * Forgets the bank accounts of refunds that ended so long ago, and those given for refunds that never came. Answers how many. One
 * that is needed after all is asked for again.
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
