import { type Kysely, sql, type Transaction } from "kysely";
import { testEventType } from "../../contract/webhook-events.ts";

/** A claimed delivery. */
export type DueDelivery = {
  readonly id: string;
  readonly lease: string;
  readonly endpointCode: string;
  readonly eventId: string;
  readonly body: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
};

export type Claim = {
  readonly lease: string;
  readonly now: Date;
  /** When a worker that has noted no result counts as dead. */
  readonly until: Date;
  /** How many deliveries may be in flight to one endpoint, those of other workers included. */
  readonly perEndpoint: number;
  readonly mostAttempts: number;
};

/**
 * Claims what is due: of one object only the earliest pending event. A claim that outlives its worker ends with its lease. What
 * has no attempt left then has failed without a result; a test has one attempt, by the process that writes it.
 */
export async function claimDue(
  trx: Transaction<unknown>,
  { lease, now, until, perEndpoint, mostAttempts }: Claim,
): Promise<DueDelivery[]> {
  // One worker at a time: leases of an open transaction would not be counted.
  await sql`select pg_advisory_xact_lock(hashtext('webhooks.claim'))`.execute(trx);
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select waiting.id, waiting.attempts
      from webhooks.endpoint
      cross join lateral (
        select delivery.id, delivery.attempts from webhooks.delivery
        where delivery.endpoint_code = endpoint.code and delivery.status = 'pending'
          and delivery.next_attempt_at <= ${now} and delivery.type <> ${testEventType}
          and not exists (
            select from webhooks.delivery as earlier
            where earlier.endpoint_code = delivery.endpoint_code and earlier.object_key = delivery.object_key
              and earlier.status = 'pending' and earlier.id < delivery.id)
        order by delivery.next_attempt_at, delivery.id
        limit greatest(0, ${perEndpoint}::int - (
          select count(*) from webhooks.delivery as sent
          where sent.endpoint_code = endpoint.code and sent.lease is not null and sent.next_attempt_at > ${now}))
        for update of delivery skip locked
      ) as waiting
      where endpoint.enabled
        and exists (select from webhooks.secret where endpoint_code = endpoint.code and expires_at is null)
    ), ended as (
      update webhooks.delivery
      set status = 'failed', lease = null, ended_at = ${now}, problem = 'NO_RESULT', response_status = null,
        response_start = null, duration_ms = null
      where status = 'pending' and id in (
        select id from due where attempts >= ${mostAttempts}
        union all
        -- The type is no parameter: the index of tests contains it.
        select id from webhooks.delivery
        where status = 'pending' and type = ${sql.lit(testEventType)} and next_attempt_at <= ${now})
    )
    update webhooks.delivery
    set attempts = delivery.attempts + 1, lease = ${lease}, next_attempt_at = ${until}, last_attempt_at = ${now}
    from due where delivery.id = due.id and due.attempts < ${mostAttempts}
    returning delivery.id::text, lease, endpoint_code as "endpointCode", event_id as "eventId", body,
      delivery.attempts as attempt`.execute(trx);
  return rows;
}

/** How an attempt ended. */
export type AttemptResult = {
  /** The status of the answer; null without one. */
  readonly responseStatus: number | null;
  readonly responseStart: string | null;
  /** Why there was no answer. */
  readonly problem: string | null;
  readonly durationMs: number;
};

/** What becomes of a delivery after an attempt: it has ended, or is tried again. */
export type AfterAttempt =
  | { readonly status: "delivered" | "failed"; readonly at: Date }
  | { readonly status: "pending"; readonly next: Date };

/** Notes the result of an attempt; nothing when another worker has claimed the delivery since. */
export async function noteAttempt(
  db: Kysely<unknown>,
  { id, lease }: Pick<DueDelivery, "id" | "lease">,
  { responseStatus, responseStart, problem, durationMs }: AttemptResult,
  after: AfterAttempt,
): Promise<void> {
  await sql`
    update webhooks.delivery
    set status = ${after.status}, lease = null, response_status = ${responseStatus}, problem = ${problem},
      response_start = ${responseStart}, duration_ms = ${durationMs},
      next_attempt_at = ${after.status === "pending" ? after.next : sql`next_attempt_at`},
      ended_at = ${after.status === "pending" ? null : after.at}
    where id = ${id} and lease = ${lease}`.execute(db);
}
