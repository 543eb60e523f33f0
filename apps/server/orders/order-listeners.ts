import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { reserveStock, sellStock, takeLinesBack, takeStockBack } from "#modules/inventory/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import {
  earnPoints,
  givePointsBack,
  isLinked,
  releaseHeldPoints,
  spendHeldPoints,
} from "#modules/loyalty/server/index.ts";
import { addNotice } from "#modules/notification/server/index.ts";
import { earnedPoints } from "#modules/order/contract/earned-points.ts";
import type { Order, OrderLine, OrderListeners } from "#modules/order/server/index.ts";
import {
  giveCampaignPartBack,
  giveCampaignUnitsBack,
  giveCouponBack,
  spendCoupon,
} from "#modules/promotion/server/index.ts";
import { noteCash } from "./note-cash.ts";

const buyerOf = ({ owner, clubMobile }: Order) => {
  if (owner?.startsWith("member:")) return { userCode: owner.slice("member:".length) };
  return clubMobile === null ? null : { mobile: clubMobile };
};

/** What can be had again without asking anybody: no points, coupon or campaign, which may be used elsewhere by now. */
const isPlain = ({ totals, couponCode, lines }: Order): boolean =>
  totals.pointsUsed === 0 && couponCode === null && lines.every(({ campaign }) => campaign === null);

/** A campaign's units stay with the pieces that are left, as long as there are so many. */
function campaignUnits({ line, quantity }: { line: OrderLine; quantity: number }) {
  if (!line.campaign) return [];
  const { activityCode, units } = line.campaign;
  const left = line.quantity - line.cancelled;
  const back = Math.min(units, left) - Math.min(units, left - quantity);
  return back > 0 ? [{ activityCode, skuCode: line.skuCode, quantity: back }] : [];
}

/**
 * What the other rooms do when an order changes, in the transaction of the change. Stock is set aside under the order's
 * code, points under the reference of the payment.
 */
type Deps = { readonly ids: Ids; readonly clock: Clock; readonly points: PointRates };

export const orderListeners = (deps: Deps): OrderListeners => {
  const cash = noteCash(deps);
  return {
    onPaid: [
      (trx, { code }) => sellStock(trx, code),
      (trx, { paymentReference }) => spendHeldPoints(trx, deps, { reference: paymentReference }),
      (trx, { code }) => spendCoupon(trx, [code], deps.clock.now()),
    ],
    onClosed: [
      async (trx, { code }) => {
        await takeStockBack(trx, code);
        await giveCampaignUnitsBack(trx, [code], deps.clock.now());
        await giveCouponBack(trx, [code], deps.clock.now());
      },
      (trx, { code, paymentReference: reference, totals, refundedPoints }, from) =>
        from === "21"
          ? releaseHeldPoints(trx, deps, { reference })
          : givePointsBack(trx, deps, { reference, points: totals.pointsUsed - refundedPoints, key: `order:${code}` }),
      cash,
    ],
    onCompleted: [
      cash,
      async (trx, order) => {
        const to = buyerOf(order);
        if (!to) return;
        const points = earnedPoints(order.lines, deps.points.earnedBy, order.refundedAmount);
        await earnPoints(trx, deps, { to, points, reference: order.code });
        if (to.userCode === undefined || points === 0 || !(await isLinked(trx, to.userCode))) return;
        const notice = { kind: "points", data: { points, event: "earned" }, path: "/account/points" } as const;
        await addNotice(trx, deps, { userCode: to.userCode, ...notice });
      },
    ],
    onPartCancelled: [
      async (trx, { code, sourceCode, lines }, { pieces }) => {
        const back = pieces.flatMap(({ number, quantity }) => {
          const line = lines[number];
          return line ? [{ line, quantity }] : [];
        });
        const units = back.map(({ line, quantity }) => ({ skuCode: line.skuCode, sourceCode, quantity }));
        await takeLinesBack(trx, { reference: code, lines: units });
        await giveCampaignPartBack(trx, code, back.flatMap(campaignUnits), deps.clock.now());
      },
      (trx, { paymentReference: reference }, { key, points }) => givePointsBack(trx, deps, { reference, points, key }),
    ],
    onReopen: [
      async (trx, order) => {
        if (!isPlain(order)) return false;
        const lines = order.lines.flatMap(({ skuCode, quantity, cancelled }) =>
          quantity > cancelled ? [{ skuCode, quantity: quantity - cancelled, sourceCode: order.sourceCode }] : [],
        );
        return (await reserveStock(trx, { reference: order.code, lines })).ok;
      },
    ],
  };
};
