import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import type { AdminOrderResult, AdminOrdersResult } from "./orders.graphql.gen.ts";

export type OrderRow = AdminOrdersResult["adminOrders"]["orders"][number];
export type OrderCounts = AdminOrdersResult["adminOrders"]["counts"];
export type AdminOrderModel = NonNullable<AdminOrderResult["adminOrder"]>;
export type AdminLineModel = AdminOrderModel["lines"][number];

/** The tabs of the list and their statuses. `ask` has the orders with a cancel request. */
export const adminTabs = {
  open: [orderStatusCodes.paid, orderStatusCodes.partiallyShipped],
  all: [],
  toPay: [orderStatusCodes.awaitingPayment],
  away: [orderStatusCodes.shipped],
  done: [orderStatusCodes.completed],
  ended: [orderStatusCodes.cancelled, orderStatusCodes.closed],
  ask: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AdminTab = keyof typeof adminTabs;

export const asAdminTab = (text: string | null): AdminTab =>
  (Object.keys(adminTabs) as AdminTab[]).find((tab) => tab === text) ?? "open";

/** The number of orders in a tab; null for tabs that are not counted. */
export function countOf(tab: AdminTab, counts: OrderCounts): number | null {
  const statuses: readonly string[] = adminTabs[tab];
  if (tab !== "open" && tab !== "toPay" && tab !== "away") return null;
  return counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
}

/** Colours mean something to do: sun waits for us, info is on its way, court is done. */
export function rowTone(status: string): "sun" | "info" | "court" | "neutral" | "brick" {
  if (status === orderStatusCodes.paid || status === orderStatusCodes.partiallyShipped) return "sun";
  if (status === orderStatusCodes.shipped) return "info";
  if (status === orderStatusCodes.completed) return "court";
  return status === orderStatusCodes.awaitingPayment ? "brick" : "neutral";
}
