import { sql, type Transaction } from "kysely";
import { type WriteFragment, writeInOneStatement } from "#kit/postgres/write-fragments.ts";
import { bodyOf, type WebhookEvent } from "../webhook-event.ts";

/** Writes events for the endpoints that have chosen them, as part of the statement that writes the change itself. */
export const webhookWrites = (events: readonly WebhookEvent[]): WriteFragment => ({
  rows: events.length === 0 ? [] : [insertDeliveries(events)],
});

/** The same as a statement of its own in the transaction of the change. */
export const writeWebhookEvents = (trx: Transaction<unknown>, events: readonly WebhookEvent[]): Promise<void> =>
  writeInOneStatement(trx, webhookWrites(events));

/**
 * The foreign key of a delivery locks its endpoint. An endpoint that is being deleted is skipped: the change the event is about,
 * an order for example, must neither wait for the deletion nor fail with it.
 */
const insertDeliveries = (events: readonly WebhookEvent[]) => {
  const rows = events.map((event, position) => ({
    position,
    id: event.id,
    type: event.type,
    object_key: event.objectKey,
    body: bodyOf(event),
    occurred_at: event.occurredAt,
  }));
  return sql`
    insert into webhooks.delivery (endpoint_code, event_id, type, object_key, body, occurred_at, next_attempt_at)
    select endpoint.code, event.id, event.type, event.object_key, event.body, event.occurred_at, event.occurred_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
      position integer, id uuid, type text, object_key text, body text, occurred_at timestamptz)
    join webhooks.endpoint on endpoint.enabled and event.type = any(endpoint.events)
    order by event.position for key share of endpoint skip locked`;
};
