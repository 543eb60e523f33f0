import { jakartaTime } from "#kit/core/jakarta-day.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import type { AdminAuditResult, AdminOrderResult, AdminOrdersResult, AdminRefundsResult } from "./admin.graphql.gen.ts";

export type OrderRow = AdminOrdersResult["adminOrders"]["orders"][number];
export type OrderCounts = AdminOrdersResult["adminOrders"]["counts"];
export type AdminOrderModel = NonNullable<AdminOrderResult["adminOrder"]>;
export type AdminLineModel = AdminOrderModel["lines"][number];
export type RefundRow = AdminRefundsResult["adminRefunds"][number];
export type SentRefundRow = AdminRefundsResult["adminSentRefunds"][number];
export type AuditRow = AdminAuditResult["adminAudit"][number];

/** The signed-in member of staff. */
export type AdminStaffMember = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
};

/** What an action answered: what was done, or why not, and for which form. */
export type AdminAnswer = {
  readonly intent: string;
  readonly done: string | null;
  readonly refusal: string | null;
  readonly problems: Readonly<Record<string, string>>;
  /** What was refused, as it was typed: without script the page is drawn anew, and nothing of it shall be lost. */
  readonly typed: Readonly<Record<string, string>>;
};

type FormAnswer = Pick<AdminAnswer, "problems" | "typed">;
const unasked: FormAnswer = { problems: {}, typed: {} };

/** The answer to one form of a page; nothing when another one was sent. */
export const answerTo = (answer: AdminAnswer | null, intent: string): FormAnswer =>
  answer?.intent === intent ? answer : unasked;

/** The piles orders lie on. `ask` is about those somebody asked to call off. */
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

/** How many lie on a pile; null where nobody counts. */
export function countOf(tab: AdminTab, counts: OrderCounts): number | null {
  const statuses: readonly string[] = adminTabs[tab];
  if (tab !== "open" && tab !== "toPay" && tab !== "away") return null;
  return counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
}

const two = (value: number): string => String(value).padStart(2, "0");

/** "15/11 09:05", by Jakarta's clock: what a dense table has room for. The year stands where it is not this one. */
export function shortTime(iso: string, thisYear: number): string {
  const { year, month, day, hour, minute } = jakartaTime(new Date(iso));
  const date = year === thisYear ? `${two(day)}/${two(month)}` : `${two(day)}/${two(month)}/${year}`;
  return `${date} ${two(hour)}:${two(minute)}`;
}

/** Colours mean something to do: sun waits for us, info is on its way, court is done. */
export function rowTone(status: string): "sun" | "info" | "court" | "neutral" | "brick" {
  if (status === orderStatusCodes.paid || status === orderStatusCodes.partiallyShipped) return "sun";
  if (status === orderStatusCodes.shipped) return "info";
  if (status === orderStatusCodes.completed) return "court";
  return status === orderStatusCodes.awaitingPayment ? "brick" : "neutral";
}
