import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { type OrderStatus, orderStatuses } from "../contract/order-status.ts";
import { isLiveReturn, type ReturnStatus, returnStatuses } from "../contract/return-status.ts";
import type { Order, OrderLine } from "./order.ts";
import { factsOf, returnablePieces } from "./order-facts.ts";
import type { ReturnOfOrder } from "./ports/returns.ts";
import { aDraft, aLine } from "./testing/a-draft.ts";

const now = new Date("2026-11-15T05:00:00Z");

const line = (quantity: number, cancelled = 0): OrderLine => ({
  ...aLine({ quantity }),
  sent: quantity - cancelled,
  cancelled,
  cancelling: 0,
});

const order = (status: OrderStatus, ...lines: readonly OrderLine[]): Order => ({
  ...aDraft(),
  code: "BB1111111111",
  status,
  placedAt: now,
  paymentDue: null,
  movesOnAt: null,
  confirmCode: null,
  cancelReason: null,
  earned: [],
  refundedAmount: rupiah(0),
  refundedPoints: 0,
  refundNoted: false,
  receivedAt: null,
  pickupAskedAt: null,
  hasReturns: false,
  edits: 0,
  lines,
});

const returnOf = (status: ReturnStatus, number: number, quantity: number): ReturnOfOrder => ({
  orderCode: "BB1111111111",
  returnCode: "RT1111111111",
  status,
  amount: 0,
  createdAt: now,
  faulty: false,
  reason: { code: "WRONG_ITEM", texts: { "en-US": "", "id-ID": "", "vi-VN": "", "zh-CN": "" } },
  expressCode: null,
  companyCode: null,
  companyName: null,
  refundRemark: null,
  lines: [{ number, quantity }],
});

test("1D-02 only a received order has pieces to return", () => {
  for (const status of orderStatuses) {
    const { returnable } = factsOf(order(status, line(2), line(3, 1)), [], now);
    expect([status, returnable]).toEqual([status, status === "completed" ? 4 : 0]);
  }
});

test("1D-02 a return takes pieces from its own line alone, and none once it is refused or cancelled", () => {
  for (const status of returnStatuses) {
    const left = returnablePieces(order("completed", line(2), line(3, 1)), [returnOf(status, 1, 1)]);
    expect([status, ...left]).toEqual([status, 2, isLiveReturn(status) ? 1 : 2]);
  }
});
