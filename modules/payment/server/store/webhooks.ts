import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { ChargeReport, GatewayWebhook } from "../ports/gateway.ts";

type NewWebhook = GatewayWebhook & {
  readonly id: string;
  readonly gateway: string;
  readonly body: Buffer;
  readonly receivedAt: Date;
};

/** Stores a webhook for the worker; false for a copy, however old: unlike the inbox, this table is never purged. */
export async function insertWebhook(trx: Transaction<unknown>, webhook: NewWebhook): Promise<boolean> {
  const { id, gateway, eventId, chargeId, status, amount, currency, body, receivedAt } = webhook;
  const digest = createHash("sha256").update(body).digest("hex");
  const { numAffectedRows } = await sql`
    insert into payment.notice (id, gateway, event_id, charge_id, status, amount, currency, body_digest, received_at)
    values (${id}, ${gateway}, ${eventId}, ${chargeId}, ${status}, ${amount}, ${currency}, ${digest}, ${receivedAt})
    on conflict (gateway, event_id) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

export type UnprocessedWebhook = ChargeReport & { readonly gateway: string };

export async function findUnprocessedWebhook(db: Kysely<unknown>, id: string): Promise<UnprocessedWebhook | null> {
  const { rows } = await sql<UnprocessedWebhook>`
    select gateway, charge_id as "chargeId", status, amount::float8 as amount, currency from payment.notice
    where id = ${id} and processed_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function markWebhookProcessed(
  db: Kysely<unknown>,
  { id, outcome, at }: { readonly id: string; readonly outcome: string; readonly at: Date },
): Promise<void> {
  await sql`update payment.notice set processed_at = ${at}, outcome = ${outcome} where id = ${id}`.execute(db);
}
