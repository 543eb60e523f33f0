import { receiveOnce } from "#kit/postgres/inbox.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { RawWebhook } from "../ports/gateway.ts";
import { insertWebhook } from "../store/webhooks.ts";
import { type WebhookJob, webhookJobName } from "./process-webhook.ts";

/** The status of the answer: a copy of a webhook gets the same as the first. */
export type WebhookReply = 200 | 400 | 401 | 404;

/** Verifies a webhook, stores it once and leaves the rest to a job, so that the gateway gets its answer at once. */
export async function receiveWebhook(
  deps: Pick<PaymentDeps, "database" | "clock" | "ids" | "gateways">,
  gatewayName: string,
  raw: RawWebhook,
): Promise<WebhookReply> {
  const gateway = deps.gateways.get(gatewayName);
  if (!gateway) return 404;
  const read = gateway.readWebhook(raw);
  if (!read.ok) return read.error.code === "FORGED" ? 401 : 400;
  const webhook = { ...read.value, id: deps.ids.uuid(), gateway: gatewayName, body: raw.body };
  await inTransaction(deps.database, async (trx) => {
    if (!(await receiveOnce(trx, { provider: `payment:${gatewayName}`, eventId: webhook.eventId }))) return;
    if (!(await insertWebhook(trx, { ...webhook, receivedAt: deps.clock.now() }))) return;
    const job: WebhookJob = { noticeId: webhook.id };
    await addJob(trx, webhookJobName, job, { key: `payment-notice:${webhook.id}` });
  });
  return 200;
}
