import { hasBought } from "#modules/order/contract/refund/delivery-paid.ts";
import { type Pieces, type Refund, refundOf } from "#modules/order/contract/refund/refund-of.ts";
import { isLiveReturn } from "#modules/order/contract/return-status.ts";
import {
  asOthers,
  cancelledPieces,
  givenForAll,
  isRefunded,
  isShopToBlame,
  type Purchase,
  type ReturnOfOrder,
} from "#modules/order/server/index.ts";
import { isFaulty, type ReturnReason } from "../../contract/return-reasons.ts";

type Asked = { readonly now: readonly Pieces[]; readonly reason: ReturnReason };

/** The returned and cancelled pieces of an order and of its purchase, with the returns that count as back. */
export function backBefore(purchase: Purchase, isBack: (one: ReturnOfOrder) => boolean) {
  const { order, returns } = purchase;
  const cancelled = cancelledPieces(order);
  const own = returns.filter((one) => one.orderCode === order.code && isBack(one));
  return {
    before: [...cancelled, ...own.flatMap(({ lines }) => lines)],
    /** All of that was the shop's fault. */
    faulty: isShopToBlame(order, own),
    others: asOthers(purchase, isBack),
  };
}

function refundAfter(
  purchase: Purchase,
  { now, reason }: Asked,
  isBack: (one: ReturnOfOrder) => boolean,
  given: number,
): Refund {
  const { before, faulty, others } = backBefore(purchase, isBack);
  const blame = faulty && (isFaulty(reason) || !hasBought(purchase.order, now));
  return refundOf(purchase.order, { before, now, faulty: blame, others, given });
}

/** The refund of a return now, after the refunds that were really made. */
export const refundNow = (purchase: Purchase, info: Asked): Refund =>
  refundAfter(purchase, info, isRefunded, givenForAll(purchase));

export const isUnderWay = ({ status }: ReturnOfOrder): boolean => isLiveReturn(status);

/** Amounts refunded for the purchase, and announced for open returns. */
export const givenOrPromised = (purchase: Purchase): number =>
  purchase.returns
    .filter((one) => isUnderWay(one) && !isRefunded(one))
    .reduce((sum, { amount }) => sum + amount, givenForAll(purchase));

/** The expected refund when all other open returns are refunded before it. */
export const refundExpected = (purchase: Purchase, info: Asked): Refund =>
  refundAfter(purchase, info, isUnderWay, givenOrPromised(purchase));
