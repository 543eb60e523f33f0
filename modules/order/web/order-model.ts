import { nameOfCode } from "#kit/core/wire-codes.ts";
import { type OrderKey, withOrderKey } from "../contract/order-key.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import type { OrderTextKey } from "./order-text.ts";
import type { OrderDetailResult, OrderListResult } from "./orders.graphql.gen.ts";

export type OrderEntryModel = NonNullable<OrderListResult["queryOrderList"]["data"]>["dataList"][number];
export type OrderDetailModel = NonNullable<OrderDetailResult["getCustomOrderDetail"]["data"]>;
export type OrderLineModel = OrderDetailModel["productList"][number];

/** Where orders are looked at: in a member's account, or on the pages for guests. */
export type OrderPlace = {
  readonly list: string;
  readonly detail: (orderCode: string) => string;
  /** Where lines of an order, by number from 0, are sent back. */
  readonly toReturn: (orderCode: string, lines: readonly number[]) => string;
  readonly returned: (orderCode: string, returnCode: string) => string;
  readonly invoice: (orderCode: string) => string;
  readonly invoiceFile: (orderCode: string) => string;
};

const placeUnder = (list: string, key: OrderKey | null = null): OrderPlace => {
  const at = (code: string, below = "", query: Readonly<Record<string, string>> = {}) =>
    withOrderKey(`${list}/detail/${code}${below}`, code, key, query);
  return {
    list,
    detail: (code) => at(code),
    toReturn: (code, lines) => at(code, "/return", { items: lines.join(",") }),
    returned: (code, returnCode) => at(code, `/${encodeURIComponent(returnCode)}`),
    invoice: (code) => at(code, "/invoice"),
    invoiceFile: (code) => at(code, "/invoice.pdf"),
  };
};

export const memberPlace = placeUnder("/account/order");
export const guestPlace = placeUnder("/order");
/** The pages for guests in a browser that has an order only by the key of a message's link. */
export const guestPlaceWith = (key: OrderKey | null): OrderPlace => placeUnder("/order", key);

/** Pieces of a line that could be called off or sent back now. */
export const batchUnits = ({ cancellableCount, returnableCount }: OrderLineModel): number =>
  cancellableCount + returnableCount;

/** Counted from 0. */
export const lineNumber = ({ orderItemCode }: OrderLineModel): number => Number(orderItemCode.split("-")[1]) - 1;

/** Whether this is the wire code of one of these statuses. */
export const isStatus = (code: string, ...statuses: readonly OrderStatus[]): boolean =>
  statuses.some((status) => orderStatusCodes[status] === code);

/** What a status looks like: open ones warn, the end is good or neutral (OR-08 to OR-11). */
export function statusTone(status: string): "sun" | "court" | "neutral" {
  if (status === orderStatusCodes.completed) return "court";
  return status === orderStatusCodes.cancelled || status === orderStatusCodes.closed ? "neutral" : "sun";
}

export const isOnItsWay = (status: string): boolean =>
  status === orderStatusCodes.partiallyShipped || status === orderStatusCodes.shipped;

type Times = OrderDetailModel["statusTimes"];
type Step = {
  readonly key: "placed" | "paid" | "confirmed" | "sent" | "done" | "ended";
  readonly at: string | null;
  readonly reached: boolean;
};

const rank: Readonly<Record<OrderStatus, number>> = {
  awaitingPayment: 0,
  paid: 1,
  partiallyShipped: 2,
  shipped: 2,
  completed: 3,
  cancelled: -1,
  closed: -1,
};

/** The way of an order as far as it has come; one that ended early shows its end instead of what never came. */
export function stepsOf(status: string, times: Times, cashOnDelivery = false): Step[] {
  const reached = rank[nameOfCode(orderStatusCodes, status) ?? "awaitingPayment"];
  const placed: Step = { key: "placed", at: times.createTime, reached: true };
  const paid: Step = { key: "paid", at: times.payTime, reached: times.payTime !== null };
  if (reached < 0) {
    const ended: Step = { key: "ended", at: times.cancleTime, reached: true };
    return times.payTime === null ? [placed, ended] : [placed, paid, ended];
  }
  return [
    placed,
    // The courier collects the payment on delivery: until then the order is confirmed, not paid.
    cashOnDelivery ? { key: "confirmed", at: null, reached: reached >= 1 } : paid,
    { key: "sent", at: times.confirmDeliveryTime, reached: reached >= 2 },
    { key: "done", at: times.confirmTime, reached: reached >= 3 },
  ];
}

type Refund = Pick<OrderDetailModel["refunds"][number], "reason" | "step" | "account">;

const refundReasons = [
  "ORDER_CLOSED",
  "ITEMS_CANCELLED",
  "RETURN",
  "AMOUNT_MISMATCH",
  "PAID_TWICE",
  "PAID_AFTER_CLOSE",
] as const;
const refundSteps = [
  "review",
  "declined",
  "accountNeeded",
  "accountDeclined",
  "underWay",
  "sent",
  "withdrawn",
] as const;

/** The texts of a refund: its state, its reason, and the next step. An order that still waits is to be paid. */
export function refundText({ reason, step: at, account }: Refund, isOpen: boolean) {
  const known = refundReasons.find((one) => one === reason) ?? "ORDER_CLOSED";
  const step = refundSteps.find((one) => one === at) ?? "underWay";
  const why = known === "AMOUNT_MISMATCH" && isOpen ? "AMOUNT_MISMATCH_open" : known;
  const state =
    account !== null && (step === "underWay" || step === "sent")
      ? (`refund_${step}_account` as const)
      : (`refund_${step}_text` as const);
  return { badge: `refund_${step}`, reason: `refund_why_${why}`, state } as const satisfies Record<
    string,
    OrderTextKey
  >;
}

const step = 10;
const most = 100;

/** How many orders the page of this number shows: all before it too. */
export const ordersOnPage = (page: string | null): number =>
  Math.min(most, step * Math.max(1, Math.trunc(Number(page)) || 1));

export const nextOrderPage = (shown: number): number => Math.ceil(shown / step) + 1;
