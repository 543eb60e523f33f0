import type { WebhookEventType } from "./webhook-events.ts";

/** An endpoint as staff edit it. Each chosen type of event is a field, so that two editors meet in one only. */
export type WebhookState = {
  readonly url: string;
  readonly description?: string;
  readonly events: { readonly [Type in WebhookEventType]?: true };
  readonly enabled?: true;
};

export const webhookFields = ["url", "description", "events", "enabled"] as const;

/** Each endpoint has connections of its own, so that a slow one delays no other. */
export const mostEndpoints = 20;
export const longestUrl = 500;
export const longestDescription = 200;

/** Lowercase letters, digits and hyphens; it is part of the page's address. */
export const isEndpointCode = (code: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(code);

export const deliveryStatuses = ["PENDING", "DELIVERED", "FAILED"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
