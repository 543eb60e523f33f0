import type { Database } from "#kit/postgres/connect.ts";
import { type BankStatus, type Charge, noteWebhook } from "./charge-store.ts";
import { type SignedWebhook, signedWebhook, type WebhookSignature } from "./signed-webhook.ts";

export type WebhookOrder = {
  readonly statuses: readonly BankStatus[];
  readonly copies: number;
  readonly signature: WebhookSignature;
};

export type SentWebhook = { readonly status: string; readonly answer: number };

/** Tells the shop, by real posts to its own door, and keeps what it answered. Copies go out at the same time. */
export async function sendWebhooks(
  database: Database,
  shopUrl: string,
  charge: Charge,
  { statuses, copies, signature }: WebhookOrder,
): Promise<SentWebhook[]> {
  const sent: SentWebhook[] = [];
  for (const status of statuses) {
    const webhook = signedWebhook(charge, status, signature);
    const answers = await Promise.all(Array.from({ length: copies }, () => post(shopUrl, webhook)));
    for (const answer of answers) {
      sent.push({ status, answer });
      await noteWebhook(database.kysely, { orderId: charge.orderId, status, signature, answer });
    }
  }
  return sent;
}

const post = (shopUrl: string, { path, headers, body }: SignedWebhook): Promise<number> =>
  fetch(shopUrl + path, { method: "POST", headers, body, signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    () => 0,
  );
