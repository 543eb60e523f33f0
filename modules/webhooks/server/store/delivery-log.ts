import { type Kysely, sql, type Transaction } from "kysely";
import { testEventType } from "../../contract/webhook-events.ts";
import type { DeliveryStatus } from "../../contract/webhook-state.ts";
import { bodyOf, type WebhookEvent } from "../webhook-event.ts";

export type DeliveryRow = {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly objectKey: string;
  readonly body: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly occurredAt: Date;
  readonly lastAttemptAt: Date | null;
  /** Null once it has ended. */
  readonly nextAttemptAt: Date | null;
  readonly responseStatus: number | null;
  readonly problem: string | null;
  readonly durationMs: number | null;
  readonly responseStart: string | null;
};

const shown = sql.raw(`id::text, event_id as "eventId", type, object_key as "objectKey", body, upper(status) as status,
  attempts, occurred_at as "occurredAt", last_attempt_at as "lastAttemptAt",
  case when status = 'pending' then next_attempt_at end as "nextAttemptAt", response_status as "responseStatus",
  problem, duration_ms as "durationMs", response_start as "responseStart"`);

/** Deliveries to an endpoint, newest first, from the one after `before`. */
export async function readDeliveries(
  db: Kysely<unknown>,
  {
    code,
    status,
    before,
    limit,
  }: {
    readonly code: string;
    readonly status: DeliveryStatus | null;
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${shown} from webhooks.delivery
    where endpoint_code = ${code} and (${status}::text is null or status = lower(${status}))
      and (${before}::bigint is null or id < ${before}::bigint)
    order by delivery.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The delivery of one event to an endpoint; null when there is none. */
export async function deliveryOfEvent(db: Kysely<unknown>, code: string, eventId: string): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`
    select ${shown} from webhooks.delivery where endpoint_code = ${code} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? null;
}

export type Replay =
  | { readonly outcome: "replayed"; readonly endpointCode: string; readonly eventId: string }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "test" }
  | { readonly outcome: "off" }
  | { readonly outcome: "inFlight" };

/** Makes a delivery due now, with all attempts before it, unless it is a test, in flight, or its endpoint gets nothing. */
export async function replayDelivery(trx: Transaction<unknown>, id: string, now: Date): Promise<Replay> {
  const { rows } = await sql<{
    endpointCode: string;
    eventId: string;
    type: string;
    isOn: boolean;
    isInFlight: boolean;
  }>`
    select endpoint_code as "endpointCode", event_id as "eventId", type, lease is not null as "isInFlight",
      enabled and exists (
        select from webhooks.secret where endpoint_code = endpoint.code and expires_at is null) as "isOn"
    from webhooks.delivery join webhooks.endpoint on endpoint.code = delivery.endpoint_code
    where delivery.id = ${id}::bigint for update of delivery`.execute(trx);
  const [found] = rows;
  if (!found) return { outcome: "unknown" };
  if (found.type === testEventType) return { outcome: "test" };
  if (!found.isOn) return { outcome: "off" };
  if (found.isInFlight) return { outcome: "inFlight" };
  await sql`
    update webhooks.delivery set status = 'pending', attempts = 0, next_attempt_at = ${now}, ended_at = null
    where id = ${id}::bigint`.execute(trx);
  return { outcome: "replayed", endpointCode: found.endpointCode, eventId: found.eventId };
}

/** Adds an event for one endpoint, whatever it has chosen, in flight already. Null when it was there or the endpoint is gone. */
export async function addInFlight(
  db: Kysely<unknown>,
  code: string,
  event: WebhookEvent,
  { lease, until }: { readonly lease: string; readonly until: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into webhooks.delivery
      (endpoint_code, event_id, type, object_key, body, occurred_at, next_attempt_at, attempts, lease, last_attempt_at)
    select code, ${event.id}::uuid, ${event.type}, ${event.objectKey}, ${bodyOf(event)}, ${event.occurredAt}::timestamptz,
      ${until}::timestamptz, 1, ${lease}::uuid, ${event.occurredAt}::timestamptz
    from webhooks.endpoint where code = ${code} for key share
    on conflict (endpoint_code, event_id) do nothing returning id::text`.execute(db);
  return rows[0]?.id ?? null;
}

/** Retention of the log. */
const keptDays = 30;

/** Deletes old deliveries: those that have ended, and those that have waited for as long since the event or their last attempt. */
export async function purgeWebhookDeliveries(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from webhooks.delivery where ended_at < ${before}`.execute(db);
  await sql`
    delete from webhooks.delivery
    where status = 'pending' and greatest(occurred_at, next_attempt_at) < ${before}`.execute(db);
  await sql`delete from webhooks.secret where expires_at < ${now}`.execute(db);
}
