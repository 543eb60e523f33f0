import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { returnableUntil } from "#modules/order/contract/order-operations.ts";
import { isLiveReturn } from "#modules/order/contract/return-status.ts";
import { type OpenedForReturn, returnablePieces } from "#modules/order/server/index.ts";
import { isFaulty } from "../../contract/return-reasons.ts";
import { restrictionOf } from "../../contract/what-may-return.ts";
import { asksForAccount } from "../asks-for-account.ts";
import { asReturnOfOrder } from "../return-of-order.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { calledOff, promisedFor } from "../steps/worth-of-return.ts";
import { returnsOfOrders } from "../store/returns.ts";

/** What of an order can go back, and all the refund rule has to know: the page says by the same rule what it comes to. */
export async function returnOptionsOnWire(deps: ReturnsDeps, whole: OpenedForReturn) {
  const { order, discounts } = whole;
  const db = deps.database.kysely;
  const [returns, needsBankAccount] = await Promise.all([returnsOfOrders(db, [order.code]), asksForAccount(db, order)]);
  const live = returns.filter(({ status }) => isLiveReturn(status));
  const left = returnablePieces(order, returns.map(asReturnOfOrder));
  const until = returnableUntil(order.receivedAt);
  const cancelled = calledOff(whole);
  const isOpen = order.status === "51" && until !== null && deps.clock.now() <= until;
  const { freight, freightDiscount, pointsUsed, pointsAmount } = order.totals;
  return {
    orderCode: order.code,
    access: whole.access,
    open: isOpen && left.some((pieces) => pieces > 0),
    until: until?.toISOString() ?? null,
    needsBankAccount,
    lines: order.lines.map((line, number) => ({
      orderItemCode: orderItemCode(order.code, number),
      skuName: line.name,
      image: line.picture === null ? null : deps.pictureUrl(line.picture),
      attributes: line.attributes.map(({ name, value }) => ({ key: name, value })),
      quantity: line.quantity,
      returnable: isOpen ? (left[number] ?? 0) : 0,
      restriction: restrictionOf(line, deps.hygieneCategories),
      isGift: line.isGift,
      listAmount: line.listAmount,
      productAmount: line.productAmount,
      points: line.points,
      pointsAmount: line.pointsAmount,
      payAmount: line.payAmount,
    })),
    discounts: discounts.map(({ promotionCode, step, line, amount }) => ({ promotionCode, step, line, amount })),
    earned: order.earned,
    ...{ freight, freightDiscount, pointsUsed, pointsAmount },
    before: [...cancelled, ...live.flatMap((back) => back.lines.map(({ number, quantity }) => ({ number, quantity })))],
    beforeFaulty: cancelled.length === 0 && live.every(({ reason }) => isFaulty(reason)),
    given: order.refundedAmount + promisedFor(returns),
  };
}
