import { signatureHeader, signWebhook } from "#adapters/courier/courier-signature.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { courierAccount } from "./courier-account.ts";
import { recordCourierWebhook, type Shipment, type ShipmentEvent } from "./shipment-store.ts";

/** ok: valid; bad: signed with an unknown secret; old: signed a day ago; none: the webhook is lost. */
export const webhookModes = ["ok", "bad", "old", "none"] as const;
export type WebhookMode = (typeof webhookModes)[number];

const day = 86_400_000;

export const eventOnWire = ({ eventId, status, at, place, signer, reason }: ShipmentEvent) => ({
  event_id: eventId,
  status,
  at: at.toISOString(),
  place,
  signer,
  reason,
});

/** Posts the webhooks to the shop and records its responses. Copies are sent in parallel. */
export async function sendCourierWebhooks(
  { database, shopUrl, clock }: { readonly database: Database; readonly shopUrl: string; readonly clock: Clock },
  shipment: Shipment,
  event: ShipmentEvent,
  { copies, signature }: { readonly copies: number; readonly signature: WebhookMode },
): Promise<number[]> {
  if (signature === "none") return [];
  const { trackingNumber, reference, courier } = shipment;
  const body = JSON.stringify({ ...eventOnWire(event), reference, courier, tracking_number: trackingNumber });
  const secret = signature === "bad" ? "a secret that somebody made up" : courierAccount.webhookSecret;
  const signedAt = new Date(clock.now().getTime() - (signature === "old" ? day : 0));
  const header = signWebhook(secret, body, signedAt);
  const replies = await Promise.all(
    Array.from({ length: copies }, () => post(`${shopUrl}/webhooks/courier`, body, header)),
  );
  for (const reply of replies) {
    await recordCourierWebhook(database.kysely, { trackingNumber, status: event.status, signature, answer: reply });
  }
  return replies;
}

const post = (url: string, body: string, header: string): Promise<number> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: header },
    body,
    signal: AbortSignal.timeout(15_000),
  }).then(
    ({ status }) => status,
    () => 0,
  );
