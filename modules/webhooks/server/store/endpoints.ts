import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import type { WebhookEventType } from "../../contract/webhook-events.ts";
import type { WebhookState } from "../../contract/webhook-state.ts";

/** The states of those endpoints that exist; one statement. */
export async function readEndpointStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, WebhookState>> {
  const { rows } = await sql<{
    code: string;
    url: string;
    description: string;
    events: WebhookEventType[];
    enabled: boolean;
  }>`
    select code, url, description, events, enabled from webhooks.endpoint
    where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(
    rows.map(({ code, url, description, events, enabled }) => [
      code,
      {
        url,
        ...(description === "" ? {} : { description }),
        events: Object.fromEntries(events.map((type) => [type, true as const])),
        ...(enabled ? { enabled: true as const } : {}),
      },
    ]),
  );
}

/** Writes endpoints; a deleted one takes its secrets and its log with it. Two statements. */
export async function writeEndpointStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<WebhookState>[],
): Promise<void> {
  const gone = writes.flatMap(({ id, after }) => (after === null ? [id] : []));
  await sql`delete from webhooks.endpoint where code = any(${gone}::text[])`.execute(trx);
  const kept = writes.flatMap(({ id, after }) =>
    after === null
      ? []
      : [
          {
            code: id,
            url: after.url,
            description: after.description ?? "",
            events: Object.keys(after.events),
            enabled: after.enabled ?? false,
          },
        ],
  );
  await sql`
    insert into webhooks.endpoint as stored (code, url, description, events, enabled)
    select code, url, description, events, enabled
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as draft (
      code text, url text, description text, events text[], enabled boolean)
    on conflict (code) do update set url = excluded.url, description = excluded.description,
      events = excluded.events, enabled = excluded.enabled`.execute(trx);
}

/** The number of endpoints besides these. Saves of new ones wait for each other here. */
export async function countOtherEndpoints(trx: Transaction<unknown>, codes: readonly string[]): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks.endpoint'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks.endpoint where code <> all(${[...codes]}::text[])`.execute(trx);
  return rows[0]?.count ?? 0;
}

export type EndpointRow = {
  readonly code: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
  /** When the secret was made; null while there is none. */
  readonly secretSince: Date | null;
  /** Until when the former secret signs too. */
  readonly formerSecretUntil: Date | null;
  readonly pending: number;
  /** Of the time the log covers. */
  readonly failed: number;
  readonly lastDeliveredAt: Date | null;
};

/** Every endpoint with the figures of its log; one statement. */
export async function listEndpoints(db: Kysely<unknown>, now: Date): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select code, url, description, events, enabled,
      (select created_at from webhooks.secret
        where endpoint_code = endpoint.code and expires_at is null) as "secretSince",
      (select max(expires_at) from webhooks.secret
        where endpoint_code = endpoint.code and expires_at > ${now}) as "formerSecretUntil",
      (select count(*)::int from webhooks.delivery
        where endpoint_code = endpoint.code and status = 'pending') as pending,
      (select count(*)::int from webhooks.delivery
        where endpoint_code = endpoint.code and status = 'failed') as failed,
      (select ended_at from webhooks.delivery
        where endpoint_code = endpoint.code and status = 'delivered' order by id desc limit 1) as "lastDeliveredAt"
    from webhooks.endpoint order by created_at, code`.execute(db);
  return rows;
}
