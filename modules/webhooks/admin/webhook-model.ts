import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { testEventType, type WebhookEventType } from "../contract/webhook-events.ts";
import { type DeliveryStatus, deliveryStatuses } from "../contract/webhook-state.ts";
import type { AdminWebhookDeliveriesResult, AdminWebhooksResult } from "./webhooks.graphql.gen.ts";
import type { WebhooksTextKey } from "./webhooks-text.ts";

export type WebhookRow = AdminWebhooksResult["adminWebhooks"][number];
type DeliveryLog = AdminWebhookDeliveriesResult["adminWebhookDeliveries"];
export type DeliveryRow = DeliveryLog["deliveries"][number];
/** A page of the log, and what the address asked for. */
export type ShownLog = DeliveryLog & { readonly status: DeliveryStatus | null; readonly before: string | null };
type Say = Translate<WebhooksTextKey>;

export const webhooksPath = "/admin/webhooks";

export const webhookPath = (code: string): string => `${webhooksPath}/${encodeURIComponent(code)}`;

/** OFF: nothing is written for it. NO_SECRET: events wait until it has one. */
export type EndpointState = "OFF" | "NO_SECRET" | "ON";

export const endpointState = ({ enabled, secretSince }: Pick<WebhookRow, "enabled" | "secretSince">): EndpointState =>
  enabled ? (secretSince === null ? "NO_SECRET" : "ON") : "OFF";

/** The badge colours of states. */
export const endpointTone = { OFF: "neutral", NO_SECRET: "sun", ON: "court" } as const;
export const deliveryTone = { PENDING: "sun", DELIVERED: "court", FAILED: "danger" } as const;

const eventTexts: Readonly<Record<WebhookEventType | typeof testEventType, WebhooksTextKey>> = {
  "order.placed": "event_order_placed",
  "order.paid": "event_order_paid",
  "order.sent": "event_order_sent",
  "order.returned": "event_order_returned",
  "product.changed": "event_product_changed",
  "stock.low": "event_stock_low",
  "customer.changed": "event_customer_changed",
  [testEventType]: "event_test",
};

/** What an event is called; one of a newer release by its type. */
export function eventName(type: string, t: Say): string {
  const key = (eventTexts as Readonly<Record<string, WebhooksTextKey | undefined>>)[type];
  return key === undefined ? type : t(key);
}

const problems: Readonly<Record<string, WebhooksTextKey>> = {
  INVALID_URL: "problem_INVALID_URL",
  NOT_PUBLIC: "problem_NOT_PUBLIC",
  UNREACHABLE: "problem_UNREACHABLE",
  TIMED_OUT: "problem_TIMED_OUT",
  SECRET_UNREADABLE: "problem_SECRET_UNREADABLE",
  NO_RESULT: "problem_NO_RESULT",
};

type Answer = Pick<DeliveryRow, "responseStatus" | "problem" | "durationMs">;

/** The last answer in a few words; empty before the first attempt. */
export function answerText({ responseStatus, problem, durationMs }: Answer, t: Say): string {
  if (problem !== null) return t(problems[problem] ?? "problem_other");
  return responseStatus === null ? "" : t("answered", { status: responseStatus, ms: durationMs ?? 0 });
}

/** The log a page's address asks for. Invalid values count as absent. */
export function readLog(query: URLSearchParams): { status: DeliveryStatus | null; before: string | null } {
  const before = query.get("before");
  return {
    status: deliveryStatuses.find((status) => status === query.get("status")) ?? null,
    before: before !== null && /^[1-9]\d{0,17}$/.test(before) ? before : null,
  };
}

/** The address of a page of the log, on the page of its endpoint. */
export function logAddress(code: string, status: DeliveryStatus | null, before: string | null = null): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(before ? { before } : {}) });
  return query.size > 0 ? `${webhookPath(code)}?${query}` : webhookPath(code);
}
