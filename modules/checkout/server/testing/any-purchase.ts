import * as fc from "fast-check";
import { rupiah } from "#kit/core/rupiah.ts";
import type { RefundableOrder } from "#modules/order/contract/refund/refund-of.ts";
import { aLine } from "#modules/order/server/testing/a-draft.ts";
import type { Basket } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import { anyBasket } from "#modules/promotion/contract/pricing/testing/any-basket.ts";
import { earnedRewards } from "../earned-rewards.ts";

export type PurchaseOrder = RefundableOrder & {
  readonly totals: { readonly fee: number; readonly totalAmount: number };
};

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The orders that a basket becomes, one for each place it leaves from, with a gift's price and a fee for each order. */
function ordersOfBasket(basket: Basket, giftPrice: number, fees: readonly number[]): PurchaseOrder[] {
  const priced = priceBasket(basket);
  const places = [...new Set(basket.lines.map(({ sourceCode }) => sourceCode))].sort();
  return places.map((place, index) => {
    const here = new Set(basket.lines.filter(({ sourceCode }) => sourceCode === place).map(({ lineId }) => lineId));
    const bought = priced.lines
      .filter(({ lineId }) => here.has(lineId))
      .map((line) => ({ lineId: line.lineId as string | null, giftOf: null as string | null, line: aLine(line) }));
    const gifts = priced.gifts
      .filter(({ sourceCode }) => sourceCode === place)
      .map(({ promotionCode, skuCode, quantity }) => ({
        lineId: null,
        giftOf: promotionCode,
        line: aLine({
          ...{ skuCode, quantity, isGift: true, points: 0, listAmount: rupiah(giftPrice * quantity) },
          ...{ productAmount: rupiah(0), pointsAmount: rupiah(0), payAmount: rupiah(0) },
        }),
      }));
    const lines = [...bought, ...gifts];
    const parcel = priced.parcels.find((one) => one.parcel === place);
    const fee = fees[index] ?? 0;
    return {
      lines: lines.map(({ line }) => line),
      discounts: priced.records.flatMap(({ promotionCode, step, lineId, parcel: at, amount }) => {
        const line = lineId === null ? null : lines.findIndex((one) => one.lineId === lineId);
        return (line === null ? at === place : line >= 0) ? [{ promotionCode, step, line, amount }] : [];
      }),
      earned: earnedRewards({ basket, priced }, lines),
      totals: {
        freight: parcel?.freight ?? 0,
        freightDiscount: parcel?.freightDiscount ?? 0,
        pointsUsed: sum(lines.map(({ line }) => line.points)) + (parcel?.points ?? 0),
        pointsAmount: sum(lines.map(({ line }) => line.pointsAmount)) + (parcel?.pointsAmount ?? 0),
        fee,
        totalAmount: sum(lines.map(({ line }) => line.payAmount)) + (parcel?.payAmount ?? 0) + fee,
      },
    };
  });
}

/** An event of a purchase: pieces of an order are cancelled or returned, or a whole order is cancelled. */
export type PurchaseStep = {
  readonly order: number;
  readonly kind: "cancel" | "return" | "close";
  readonly faulty: boolean;
  /** For each line how many of the pieces that are left, in tenths. */
  readonly tenths: readonly number[];
};

/** Purchases of one to three orders with every kind of promotion, coupon and points, and what becomes of them. */
export const anyHistory = fc
  .record({
    basket: anyBasket.filter(({ lines }) => lines.length > 0),
    giftPrice: fc.integer({ min: 0, max: 90_001 }),
    fees: fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 3, maxLength: 3 }),
    steps: fc.array(
      fc.record({
        order: fc.integer({ min: 0, max: 2 }),
        kind: fc.constantFrom("cancel", "cancel", "return", "return", "close"),
        faulty: fc.boolean(),
        tenths: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 8, maxLength: 8 }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  })
  .map(({ basket, giftPrice, fees, steps }) => ({
    orders: ordersOfBasket(basket, giftPrice, fees),
    steps: steps as readonly PurchaseStep[],
  }));
