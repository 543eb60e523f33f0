import type { Transaction } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { MoneyOfOrder } from "#modules/notification/contract/message.ts";
import { paymentOf, refundPayment } from "#modules/payment/server/index.ts";
import { cancelEffect, type GiftsElsewhere } from "../cancel-requests/cancel-effect.ts";
import type { Order } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { markRefundNoted } from "../store/refund-totals.ts";
import { noteRefund } from "./note-refund.ts";

/** `money` is for the message to the shopper; the gifts are to be cancelled in the other orders of the purchase. */
type ClosedRefund = { readonly giftsElsewhere: readonly GiftsElsewhere[]; readonly money: MoneyOfOrder };

const nothingCharged: MoneyOfOrder = { type: "nothingCharged" };

/**
 * Refunds a closed order, less the rewards that its purchase no longer earns without it (D-87). Answers the gifts that are to be
 * cancelled in the other orders.
 */
export async function refundClosed(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: Order,
): Promise<ClosedRefund> {
  const { purchase, refund, giftsElsewhere } = await cancelEffect(trx, deps, order, { pieces: [], whole: true });
  const { others } = purchase;
  const { paymentReference: reference, code, totals } = order;
  const payment = await paymentOf(trx, reference);
  if (payment?.status === "paid" || payment?.status === "refunded") {
    const request = { reference, amount: rupiah(refund.money), reason: "ORDER_CLOSED", key: `closed:${code}` };
    const requested = refund.money > 0 ? await refundPayment(trx, deps, request) : null;
    if (requested && !requested.ok) return { giftsElsewhere, money: nothingCharged };
    const points = totals.pointsUsed - order.refundedPoints;
    await noteRefund(trx, order, others, { amount: refund.money, points });
    await markRefundNoted(trx, code);
    return { giftsElsewhere, money: requested ? { ...requested.value.way, amount: refund.money } : nothingCharged };
  }
  // Cash of this order was not collected. What an earlier refund deducted for the other orders is not collected with them either.
  const kept = refund.money - (totals.totalAmount - order.refundedAmount);
  if (kept > 0) {
    await noteRefund(trx, { ...order, refundedAmount: totals.totalAmount }, others, { amount: kept, points: 0 });
  }
  return { giftsElsewhere, money: nothingCharged };
}
