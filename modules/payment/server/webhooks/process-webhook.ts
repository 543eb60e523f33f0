import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { queryAndSettle } from "../attempts/query-gateway.ts";
import { type SettleOutcome, settle } from "../attempts/settle.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptByCharge } from "../store/attempts.ts";
import { findUnprocessedWebhook, markWebhookProcessed } from "../store/webhooks.ts";

/** Job name and payload stay as earlier releases queued them. */
export const webhookJobName = "payment.process_notice";
export type WebhookJob = { readonly noticeId: string };

/** Settles a payment by a stored webhook. */
export const processWebhook =
  (deps: PaymentDeps): Job =>
  async (payload) => {
    const { noticeId: id } = payload as WebhookJob;
    const { database, clock } = deps;
    const webhook = await findUnprocessedWebhook(database.kysely, id);
    if (!webhook) return;
    const attempt = await attemptByCharge(database.kysely, webhook.chargeId);
    // A gateway may report on its own charges only.
    const foreign = attempt !== null && attempt.gateway !== webhook.gateway;
    const source = deps.gateways.get(webhook.gateway)?.webhookProves === "everything" ? "webhook" : "hint";
    const outcome = await inTransaction(database, async (trx): Promise<SettleOutcome> => {
      const result = foreign ? "unknown" : await settle(trx, deps, webhook, source);
      if (result !== "ask") await markWebhookProcessed(trx, { id, outcome: result, at: clock.now() });
      return result;
    });
    if (outcome !== "ask" || !attempt) return;
    const requested = await queryAndSettle(deps, attempt);
    if (requested === "unavailable") throw new Error("the gateway did not confirm its own webhook");
    await markWebhookProcessed(database.kysely, { id, outcome: `asked: ${requested}`, at: clock.now() });
  };
