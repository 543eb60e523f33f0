/** The types of events an endpoint can choose. Stored and sent: never renamed. */
export const webhookEventTypes = [
  "order.placed",
  "order.paid",
  "order.sent",
  "order.returned",
  "product.changed",
  "stock.low",
  "customer.changed",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent by staff to try an endpoint; it cannot be chosen. */
export const testEventType = "webhook.test";

/** The version of the bodies. A new field does not change it; receivers ignore fields they do not know. */
export const bodyVersion = 1;

/** What an event is about. `code` is how the shop and its staff call the object. */
export type EventObject = { readonly kind: string; readonly code: string } & Readonly<Record<string, unknown>>;
