import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { reserveStock, sellStock, shipStock, takeLinesBack, takeStockBack } from "#modules/inventory/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import {
  earnPoints,
  givePointsBack,
  isLinked,
  releaseHeldPoints,
  spendHeldPoints,
} from "#modules/loyalty/server/index.ts";
import { addNotification } from "#modules/notification/server/index.ts";
import { earnedPoints } from "#modules/order/contract/earned-points.ts";
import type { Order, OrderChange, OrderLine, OrderListeners } from "#modules/order/server/index.ts";
import {
  giveBackBudgets,
  markCouponUsed,
  releaseCoupon,
  releaseFlashSaleUnits,
  releaseSomeFlashSaleUnits,
  takeBudgetsAgain,
} from "#modules/promotion/server/index.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { orderWebhooks } from "../webhooks/order-webhooks.ts";
import { recordCash } from "./record-cash.ts";
import { settleCashOnDelivery } from "./settle-cash-on-delivery.ts";

const buyerOf = ({ owner, clubMobile }: Order) => {
  if (owner?.startsWith("member:")) return { userCode: owner.slice("member:".length) };
  return clubMobile === null ? null : { mobile: clubMobile };
};

/** Lines without points, coupon or flash sale, which may have been used elsewhere since. */
const isPlain = ({ totals, couponCode, lines }: Order): boolean =>
  totals.pointsUsed === 0 && couponCode === null && lines.every(({ flashSale }) => flashSale === null);

/** Flash-sale units stay with the remaining pieces, up to their number. */
function flashSaleUnits({ line, quantity }: { line: OrderLine; quantity: number }) {
  if (!line.flashSale) return [];
  const { activityCode, units } = line.flashSale;
  const left = line.quantity - line.cancelled;
  const back = Math.min(units, left) - Math.min(units, left - quantity);
  return back > 0 ? [{ activityCode, skuCode: line.skuCode, quantity: back }] : [];
}

type Deps = { readonly ids: Ids; readonly clock: Clock; readonly points: PointRates };

const codesOf = (changes: readonly OrderChange[]): string[] => changes.map(({ order }) => order.code);

const referencesOf = (changes: readonly OrderChange[]): string[] => [
  ...new Set(changes.map(({ order }) => order.paymentReference)),
];

/** The pieces of an order that were not cancelled before it ended. */
const stillWanted = ({ code, sourceCode, lines }: Order) => ({
  reference: code,
  lines: lines.flatMap(({ skuCode, quantity, cancelled }) =>
    quantity > cancelled ? [{ skuCode, quantity: quantity - cancelled, sourceCode }] : [],
  ),
});

/** Notes the pieces of orders that leave the source this way: with a courier, or with the shopper at the store. */
const shipPieces = (trx: Transaction<unknown>, changes: readonly OrderChange[], by: DeliveryMethod): Promise<void> =>
  shipStock(
    trx,
    ...changes
      .filter(({ order }) => order.deliveryMethod === by)
      .map(({ order: { code, sourceCode, lines } }) => ({
        reference: code,
        lines: lines.flatMap(({ skuCode, sent }) => (sent > 0 ? [{ skuCode, sourceCode, quantity: sent }] : [])),
      })),
  );

async function earn(trx: Transaction<unknown>, deps: Deps, order: Order): Promise<void> {
  const to = buyerOf(order);
  if (!to) return;
  const points = earnedPoints(order.lines, deps.points.earnedBy, order.refundedAmount);
  await earnPoints(trx, deps, { to, points, reference: order.code });
  if (to.userCode === undefined || points === 0 || !(await isLinked(trx, to.userCode))) return;
  const notification = { kind: "points", data: { points, event: "earned" }, path: "/account/points" } as const;
  await addNotification(trx, deps, { userCode: to.userCode, ...notification });
}

/**
 * Reactions of other modules to order transitions, in the same transaction. Stock is reserved under the order code, points under
 * the payment reference. Orders that change together are handled together, in the lock order of ADR 0057.
 */
export const orderListeners = (deps: Deps): OrderListeners => {
  const cash = settleCashOnDelivery(deps);
  const webhooks = orderWebhooks(deps);
  return {
    onPlaced: [webhooks.onPlaced],
    onPaid: [
      (trx, changes) => sellStock(trx, ...codesOf(changes)),
      async (trx, changes) => {
        for (const reference of referencesOf(changes)) await spendHeldPoints(trx, deps, { reference });
      },
      (trx, changes) => markCouponUsed(trx, codesOf(changes), deps.clock.now()),
      webhooks.onPaid,
    ],
    onClosed: [
      // The payment is locked before stock (ADR 0057).
      cash,
      async (trx, changes) => {
        const codes = codesOf(changes);
        await takeStockBack(trx, ...codes);
        await releaseFlashSaleUnits(trx, codes, deps.clock.now());
      },
      async (trx, changes) => {
        const unpaid = changes.filter(({ from }) => from === "awaitingPayment");
        for (const reference of referencesOf(unpaid)) await releaseHeldPoints(trx, deps, { reference });
        for (const { order, from } of changes) {
          if (from === "awaitingPayment") continue;
          const { code, paymentReference: reference, totals, refundedPoints } = order;
          const points = totals.pointsUsed - refundedPoints;
          await givePointsBack(trx, deps, { reference, points, key: `order:${code}` });
        }
      },
    ],
    onClosedWithGifts: [(trx, changes) => giveBackBudgets(trx, codesOf(changes), deps.clock.now())],
    // A coupon is recorded under the code of one of the orders.
    onPurchaseEnded: [(trx, codes) => releaseCoupon(trx, codes, deps.clock.now())],
    onCompleted: [
      cash,
      recordCash(deps),
      (trx, changes) => shipPieces(trx, changes, "storePickup"),
      async (trx, changes) => {
        for (const { order } of changes) await earn(trx, deps, order);
      },
    ],
    onShipped: [(trx, changes) => shipPieces(trx, changes, "homeDelivery"), webhooks.onSent],
    onPartCancelled: [
      async (trx, { code, sourceCode, lines }, { pieces }) => {
        const back = pieces.flatMap(({ number, quantity }) => {
          const line = lines[number];
          return line ? [{ line, quantity }] : [];
        });
        const units = back.map(({ line, quantity }) => ({ skuCode: line.skuCode, sourceCode, quantity }));
        await takeLinesBack(trx, { reference: code, lines: units });
        await releaseSomeFlashSaleUnits(trx, code, back.flatMap(flashSaleUnits), deps.clock.now());
      },
      (trx, { paymentReference: reference }, { key, points }) => givePointsBack(trx, deps, { reference, points, key }),
    ],
    onReopen: [
      async (trx, orders) =>
        orders.every(isPlain) &&
        (await reserveStock(trx, ...orders.map(stillWanted))).ok &&
        takeBudgetsAgain(
          trx,
          orders.map(({ code }) => code),
        ),
    ],
  };
};
