import type { Ids } from "#kit/core/ids.ts";
import { earnPoints, givePointsBack, releaseHeldPoints, spendHeldPoints } from "#modules/loyalty/server/index.ts";
import { earnedPoints } from "#modules/order/contract/earned-points.ts";
import type { Order, OrderListeners } from "#modules/order/server/index.ts";

const buyerOf = ({ owner, clubMobile }: Order) => {
  if (owner?.startsWith("member:")) return { userCode: owner.slice("member:".length) };
  return clubMobile === null ? null : { mobile: clubMobile };
};

/** What the other rooms do when an order changes. Everything is written in the transaction of the change. */
export const orderListeners = (deps: { readonly ids: Ids }): OrderListeners => ({
  onPaid: [(trx, { paymentReference }) => spendHeldPoints(trx, deps, { reference: paymentReference })],
  onClosed: [
    (trx, { code, paymentReference, totals }, from) =>
      from === "21"
        ? releaseHeldPoints(trx, deps, { reference: paymentReference })
        : givePointsBack(trx, deps, {
            reference: paymentReference,
            points: totals.pointsUsed,
            key: `order:${code}`,
          }),
  ],
  onCompleted: [
    async (trx, order) => {
      const to = buyerOf(order);
      if (to) await earnPoints(trx, deps, { to, points: earnedPoints(order.lines), reference: order.code });
    },
  ],
  // Points that were let go may be spent elsewhere by now, and only the club could set them aside again.
  onReopen: [async (_trx, { totals }) => totals.pointsUsed === 0],
});
