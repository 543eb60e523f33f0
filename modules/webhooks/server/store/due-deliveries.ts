import { type Kysely, sql } from "kysely";

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
  /** How many deliveries may be in flight to one endpoint, and how many already are, by its code. */
  readonly perEndpoint: number;
  readonly inFlight: ReadonlyMap<string, number>;
};

/**
 * Claims what is due: of one object only the earliest pending event. Rows another worker is just claiming are skipped; a claim
 * that outlives its worker ends with its lease.
 */
export async function claimDue(
  db: Kysely<unknown>,
  { lease, now, until, perEndpoint, inFlight }: Claim,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select waiting.id
      from webhooks.endpoint
      cross join lateral (
        select delivery.id from webhooks.delivery
        where delivery.endpoint_code = endpoint.code and delivery.status = 'pending'
          and delivery.next_attempt_at <= ${now}
          and not exists (
            select from webhooks.delivery as earlier
            where earlier.endpoint_code = delivery.endpoint_code and earlier.object_key = delivery.object_key
              and earlier.status = 'pending' and earlier.id < delivery.id)
        order by delivery.next_attempt_at, delivery.id
        limit greatest(0, ${perEndpoint} - coalesce((${JSON.stringify(Object.fromEntries(inFlight))}::jsonb ->> endpoint.code)::int, 0))
        for update of delivery skip locked
      ) as waiting
      where endpoint.enabled
        and exists (select from webhooks.secret where endpoint_code = endpoint.code and expires_at is null)
    )
    update webhooks.delivery
    set attempts = attempts + 1, lease = ${lease}, next_attempt_at = ${until}, last_attempt_at = ${now}
    from due where delivery.id = due.id
    returning delivery.id::text, lease, endpoint_code as "endpointCode", event_id as "eventId", body, attempts as attempt`.execute(
    db,
  );
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
