import { type Kysely, sql } from "kysely";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import { attemptColumns } from "./attempts.ts";

export type PolledAttempt = PaymentAttempt & { readonly openedAt: Date };

export type Lease = {
  readonly now: Date;
  /** End of the caller's lease; afterwards another worker takes the attempt. */
  readonly until: Date;
  readonly most: number;
  /** Gateways that did not answer in this run. */
  readonly silent: readonly string[];
};

/** Leases open attempts whose query is due. Parallel workers lease different ones. */
export async function leaseAttemptsToPoll(
  db: Kysely<unknown>,
  { now, until, most, silent }: Lease,
): Promise<PolledAttempt[]> {
  const { rows } = await sql<PolledAttempt>`
    update payment.attempt set ask_at = ${until}
    where id = any(array(
      select id from payment.attempt
      where state = 'open' and gateway is not null and ask_at <= ${now} and gateway <> all(${[...silent]}::text[])
      order by ask_at limit ${most} for update skip locked))
    returning ${attemptColumns}, attempt.created_at as "openedAt"`.execute(db);
  return rows;
}

export async function setNextPoll(db: Kysely<unknown>, id: string, at: Date): Promise<void> {
  await sql`update payment.attempt set ask_at = ${at} where id = ${id} and state = 'open'`.execute(db);
}
