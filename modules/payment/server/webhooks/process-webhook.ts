import { type Kysely, sql } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { askAndSettle } from "../attempts/ask-gateway.ts";
import { type SettleOutcome, settle } from "../attempts/settle.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import { attemptByCharge } from "../store/attempts.ts";

export const webhookJobName = "payment.process_notice";

async function waitingWebhook(db: Kysely<unknown>, id: string): Promise<(ChargeReport & { gateway: string }) | null> {
  const { rows } = await sql<ChargeReport & { gateway: string }>`
    select gateway, charge_id as "chargeId", status, amount::float8 as amount, currency from payment.notice
    where id = ${id} and processed_at is null`.execute(db);
  return rows[0] ?? null;
}

const noteOutcome = (db: Kysely<unknown>, id: string, outcome: string, at: Date) =>
  sql`update payment.notice set processed_at = ${at}, outcome = ${outcome} where id = ${id}`.execute(db);

/** Settles a payment by a webhook that lies in the table. */
export const processWebhook =
  (deps: PaymentDeps): Job =>
  async (payload) => {
    const { noticeId } = payload as { noticeId: string };
    const { database, clock } = deps;
    const webhook = await waitingWebhook(database.kysely, noticeId);
    if (!webhook) return;
    const attempt = await attemptByCharge(database.kysely, webhook.chargeId);
    // A gateway speaks for its own charges only.
    const foreign = attempt !== null && attempt.gateway !== webhook.gateway;
    const source = deps.gateways.get(webhook.gateway)?.webhookProves === "everything" ? "webhook" : "hint";
    const outcome = await inTransaction(database, async (trx): Promise<SettleOutcome> => {
      const result = foreign ? "unknown" : await settle(trx, deps, webhook, source);
      if (result !== "ask") await noteOutcome(trx, noticeId, result, clock.now());
      return result;
    });
    if (outcome !== "ask" || !attempt) return;
    const asked = await askAndSettle(deps, attempt);
    if (asked === "unavailable") throw new Error("the gateway did not confirm its own webhook");
    await noteOutcome(database.kysely, noticeId, `asked: ${asked}`, clock.now());
  };
