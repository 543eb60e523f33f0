import type { Database } from "#kit/postgres/connect.ts";
import { type BankStatus, type Charge, recordWebhook } from "./charge-store.ts";
import { type SignedWebhook, signedWebhook, type WebhookSignature } from "./signed-webhook.ts";

export type WebhookPlan = {
  readonly statuses: readonly BankStatus[];
  readonly copies: number;
  readonly signature: WebhookSignature;
};

export type SentWebhook = { readonly status: string; readonly answer: number };

/** Posts the webhooks to the shop and records its responses. Copies are sent in parallel. */
export async function sendWebhooks(
  database: Database,
  shopUrl: string,
  charge: Charge,
  { statuses, copies, signature }: WebhookPlan,
): Promise<SentWebhook[]> {
  const sent: SentWebhook[] = [];
  for (const status of statuses) {
    const webhook = signedWebhook(charge, status, signature);
    const replies = await Promise.all(Array.from({ length: copies }, () => post(shopUrl, webhook)));
    for (const reply of replies) {
      sent.push({ status, answer: reply });
      await recordWebhook(database.kysely, { orderId: charge.orderId, status, signature, answer: reply });
    }
  }
  return sent;
}

const post = (shopUrl: string, { path, headers, body }: SignedWebhook): Promise<number> =>
  fetch(shopUrl + path, { method: "POST", headers, body, signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    () => 0,
  );
