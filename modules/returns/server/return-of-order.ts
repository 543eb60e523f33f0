import type { ReturnOfOrder, ReturnsOfOrders } from "#modules/order/server/index.ts";
import { isFaulty, returnReasons } from "../contract/return-reasons.ts";
import type { Return } from "./return.ts";
import { returnsOfOrders } from "./store/returns.ts";

/** A return as its order sees it. */
export const asReturnOfOrder = (back: Return): ReturnOfOrder => ({
  orderCode: back.orderCode,
  returnCode: back.code,
  status: back.status,
  amount: back.money,
  createdAt: back.createdAt,
  faulty: isFaulty(back.reason),
  reason: { code: back.reason, texts: returnReasons[back.reason] },
  expressCode: back.expressCode,
  companyCode: null,
  companyName: back.companyName,
  refundRemark: back.refundNote,
  lines: back.lines.map(({ number, quantity }) => ({ number, quantity })),
});

/** Implements the order module's port for returns. */
export const ownReturns: ReturnsOfOrders = async (db, orderCodes) =>
  (await returnsOfOrders(db, orderCodes)).map(asReturnOfOrder);
