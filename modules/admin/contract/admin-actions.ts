import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
/** What may be done with an order in the back office, in the order of its buttons. */
export const adminActions = [
  "ship",
  "makeReady",
  "handOut",
  "pack",
  "received",
  "decideCancel",
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
 * Names how an order stood when somebody looked at it. Whoever acts says what they saw: if somebody else was faster, nothing is
 * done twice.
 */
export function versionOf({
  status,
  lines,
}: {
  readonly status: OrderStatus;
  readonly lines: readonly Counted[];
}): string {
  const sum = (count: (line: Counted) => number) => lines.reduce((total, line) => total + count(line), 0);
  // A page of the previous release sends what it was told, so the name keeps the code.
  return [
    orderStatusCodes[status],
    sum(({ sent }) => sent),
    sum(({ cancelled }) => cancelled),
    sum(({ cancelling }) => cancelling),
  ].join(".");
}
