import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { refundOf } from "#modules/order/contract/refund/refund-of.ts";
import { aLine as anOrderLine } from "#modules/order/server/testing/a-draft.ts";
import type { Basket } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import { aBasket, aLine, aPromotion } from "#modules/promotion/contract/pricing/testing/a-basket.ts";
import { earnedRewards } from "./earned-rewards.ts";

const nothing = rupiah(0);

/** The orders that a basket becomes when each of these groups of lines leaves by itself; gifts ride with the first. */
function ordersOf(basket: Basket, ...groups: readonly (readonly string[])[]) {
  const priced = priceBasket(basket);
  return groups.map((group, index) => {
    const bought = priced.lines
      .filter(({ lineId }) => group.includes(lineId))
      .map((line) => ({
        lineId: line.lineId as string | null,
        giftOf: null as string | null,
        line: anOrderLine(line),
      }));
    const gifts = (index === 0 ? priced.gifts : []).map(({ skuCode, quantity, promotionCode }) => ({
      lineId: null,
      giftOf: promotionCode,
      line: anOrderLine({ skuCode, quantity, isGift: true, listAmount: rupiah(40_000), payAmount: nothing, points: 0 }),
    }));
    const kept = [...bought, ...gifts];
    const discounts = priced.records.flatMap(({ lineId, promotionCode, step, amount }) => {
      const line = kept.findIndex((one) => lineId !== null && one.lineId === lineId);
      return line < 0 ? [] : [{ promotionCode, step, line, amount }];
    });
    return {
      lines: kept.map(({ line }) => line),
      discounts,
      earned: earnedRewards({ basket, priced }, kept),
      totals: { freight: 0, freightDiscount: 0, pointsUsed: 0, pointsAmount: 0 },
    };
  });
}

const both = ["line-A", "line-B"];
const tier = aPromotion("TIER", "tier", [{ threshold: 500_000, reward: 100_000 }]);
const touched = { price: 250_000, touchedBy: ["TIER", "GIFT"] };
const basket = aBasket({ lines: [aLine("A", touched), aLine("B", touched)], promotions: [tier] });
const first = { before: [], now: [{ number: 0, quantity: 1 }], faulty: false };

test("a tier that an order earned is computed again when one of its lines is returned", () => {
  const [order] = ordersOf(basket, both);
  expect(order && refundOf(order, first)).toMatchObject({ deducted: 50_000, money: 150_000 });
});

test("what leaves in another order of the same checkout goes on counting", () => {
  const more = { ...basket, lines: [...basket.lines, aLine("C", touched)] };
  const [order] = ordersOf(more, both, ["line-C"]);
  expect(order?.earned).toMatchObject([{ lines: [0, 1], elsewhere: { counted: 250_000, amount: 250_000 } }]);
  expect(order && refundOf(order, first)).toMatchObject({ deducted: 0 });
});

test("a gift is requested back with the pieces that earned it", () => {
  const gift = aPromotion("GIFT", "gwp", [{ threshold: 500_000, giveaways: [{ skuCode: "TOY" }] }]);
  const giftStock = [{ skuCode: "TOY", sourceCode: "WH01", available: 5 }];
  const [order] = ordersOf({ ...basket, promotions: [gift], giftStock }, both);
  expect(order && refundOf(order, first)).toMatchObject({
    giftsOwed: [{ number: 2, quantity: 1 }],
    deducted: 40_000,
    money: 210_000,
  });
});

test("promotions that gave nothing, and those of single items, leave nothing to count again", () => {
  const item = aPromotion("ITEM", "item", [{ threshold: 1, reward: 10_000 }]);
  const far = aPromotion("TIER", "tier", [{ threshold: 900_000, reward: 1 }]);
  expect(ordersOf({ ...basket, promotions: [item, far] }, both)[0]?.earned).toEqual([]);
});
