import { createHash } from "node:crypto";
import { sql } from "kysely";
import { receiveOnce } from "#kit/postgres/inbox.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { RawWebhook } from "../ports/gateway.ts";
import { webhookJobName } from "./process-webhook.ts";

/** The status of the answer: a copy of a webhook is as welcome as the first. */
export type WebhookAnswer = 200 | 400 | 401 | 404;

/** Proves a webhook, writes it down once and leaves the rest to a job, so that the gateway never waits for us. */
export async function receiveWebhook(
  deps: Pick<PaymentDeps, "database" | "clock" | "ids" | "gateways">,
  gatewayName: string,
  raw: RawWebhook,
): Promise<WebhookAnswer> {
  const gateway = deps.gateways.get(gatewayName);
  if (!gateway) return 404;
  const read = gateway.readWebhook(raw);
  if (!read.ok) return read.error.code === "FORGED" ? 401 : 400;
  const { eventId, chargeId, status, amount, currency } = read.value;
  const id = deps.ids.uuid();
  const digest = createHash("sha256").update(raw.body).digest("hex");
  await inTransaction(deps.database, async (trx) => {
    if (!(await receiveOnce(trx, { provider: `payment:${gatewayName}`, eventId }))) return;
    // The inbox forgets after a while, this table does not: a webhook that old is a copy all the same.
    const { numAffectedRows } = await sql`
      insert into payment.notice (id, gateway, event_id, charge_id, status, amount, currency, body_digest, received_at)
      values (${id}, ${gatewayName}, ${eventId}, ${chargeId}, ${status}, ${amount}, ${currency}, ${digest},
        ${deps.clock.now()})
      on conflict (gateway, event_id) do nothing`.execute(trx);
    if (numAffectedRows === 1n) await addJob(trx, webhookJobName, { noticeId: id }, { key: `payment-notice:${id}` });
  });
  return 200;
}
