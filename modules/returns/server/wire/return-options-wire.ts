import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { returnableUntil } from "#modules/order/contract/order-operations.ts";
import { type OpenedForReturn, type Purchase, returnablePieces } from "#modules/order/server/index.ts";
import { restrictionOf } from "../../contract/return-restrictions.ts";
import { needsBankAccount } from "../needs-bank-account.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { backBefore, givenOrPromised, isUnderWay } from "../steps/return-refund.ts";

/** The returnable pieces of an order, and the input of the refund rule: the page computes the refund by the same rule. */
export async function returnOptionsOnWire(deps: ReturnsDeps, whole: OpenedForReturn) {
  const { order, purchase } = whole;
  const db = deps.database.kysely;
  const accountNeeded = await needsBankAccount(db, order);
  const left = returnablePieces(
    order,
    purchase.returns.filter(({ orderCode }) => orderCode === order.code),
  );
  const until = returnableUntil(order.receivedAt);
  const { before, faulty, others } = backBefore(purchase, isUnderWay);
  const isOpen = order.status === "completed" && until !== null && deps.clock.now() <= until;
  return {
    orderCode: order.code,
    access: whole.access,
    open: isOpen && left.some((units) => units > 0),
    until: until?.toISOString() ?? null,
    needsBankAccount: accountNeeded,
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
    ...amountsOf(purchase.order),
    before,
    beforeFaulty: faulty,
    given: givenOrPromised(purchase),
    // Who opened one order by its code has not opened the others.
    others: (whole.access === "visitor" ? [] : purchase.others).map((other, index) => ({
      ...amountsOf(other),
      lines: other.lines.map(({ name, ...line }) => ({ ...line, skuName: name })),
      back: others[index]?.back ?? [],
      deliveryBack: others[index]?.deliveryBack ?? "nothing",
    })),
  };
}

const amountsOf = ({ discounts, earned, totals }: Purchase["order"]) => ({
  discounts: discounts.map(({ promotionCode, name, step, line, amount }) => ({
    promotionCode,
    name,
    step,
    line,
    amount,
  })),
  earned,
  freight: totals.freight,
  freightDiscount: totals.freightDiscount,
  fee: totals.fee,
  pointsUsed: totals.pointsUsed,
  pointsAmount: totals.pointsAmount,
});
