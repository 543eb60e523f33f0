import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
/** Actions on an order, in the order of their buttons. */
export const adminActions = [
  "ship",
  "makeReady",
  "handOut",
  "pack",
  "received",
  "decideCancel",
  "edit",
  "cancel",
  "failDelivery",
  "note",
] as const;
export type AdminAction = (typeof adminActions)[number];

/** Reasons why a shipped order, or one ready for pickup, could not be delivered. */
export const failDeliveryReasons = ["NOT_COLLECTED", "DELIVERY_FAILED"] as const;

/** Orders on one page of the list. */
export const adminPageSize = 30;

/** Lines of one page of the audit. */
export const auditPageSize = 50;

type Counted = { readonly sent: number; readonly cancelled: number; readonly cancelling: number };

/**
 * The version of an order as a page shows it. Every action sends the version it was rendered from, so that of two concurrent
 * ones the second is refused.
 */
export function versionOf({
  status,
  lines,
  edits,
}: {
  readonly status: OrderStatus;
  readonly lines: readonly Counted[];
  readonly edits: number;
}): string {
  const sum = (count: (line: Counted) => number) => lines.reduce((total, line) => total + count(line), 0);
  // Pages of the previous release send this format during a deployment.
  return [
    orderStatusCodes[status],
    sum(({ sent }) => sent),
    sum(({ cancelled }) => cancelled),
    sum(({ cancelling }) => cancelling),
    ...(edits > 0 ? [edits] : []),
  ].join(".");
}
