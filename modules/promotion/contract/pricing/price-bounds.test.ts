import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { priceBasket } from "./price-basket.ts";
import { aBasket, aLine, aPromotion } from "./testing/a-basket.ts";

test("MR-01 a promotion with price bounds applies to lines whose sale price lies between them, both included, whatever flash sales and other promotions make of it", () => {
  const bounds = { priceFrom: 200_000, priceUntil: 300_000 };
  const all = ["FIRST", "ITEM", "TIER", "SHIP", "GIFT", "OFFER"];
  const line = (skuCode: string, price: number, changes: object = {}) =>
    aLine(skuCode, { price, touchedBy: all, ...changes });
  const priced = priceBasket(
    aBasket({
      lines: [
        line("LOW", 199_999),
        line("FROM", 200_000, { flashSale: { activityCode: "FLASH", price: 100_000, units: 1 } }),
        line("UNTIL", 300_000),
        line("HIGH", 300_001, { flashSale: { activityCode: "FLASH", price: 250_000, units: 1 } }),
        line("ALONG", 10_000, { activityCode: "OFFER", touchedBy: [] }),
      ],
      promotions: [
        aPromotion("FIRST", "item", [{ threshold: 1, reward: 1_000 }], { stackable: true, priority: 1 }),
        aPromotion("ITEM", "item", [{ threshold: 1, reward: 5_000 }], bounds),
        aPromotion("TIER", "tier", [{ threshold: 2, reward: 8_000 }], { ...bounds, amountByQty: true }),
        aPromotion("SHIP", "freeShipping", [{ threshold: 388_001, reward: 9_000 }], bounds),
        aPromotion("GIFT", "gwp", [{ threshold: 388_000, giveaways: [{ skuCode: "CUP" }] }], bounds),
        aPromotion("OFFER", "pwp", [{ threshold: 400_000, giveaways: [{ skuCode: "ALONG", price: 4_000 }] }], bounds),
      ],
      parcels: [{ parcel: "WH01", freight: rupiah(20_000) }],
      giftStock: [{ skuCode: "CUP", sourceCode: "WH01", available: 1 }],
    }),
  );
  const of = (code: string) =>
    priced.records.flatMap(({ promotionCode, lineId }) => (promotionCode === code ? [lineId] : []));
  expect(of("FIRST")).toHaveLength(4);
  expect(of("ITEM")).toEqual(["line-FROM", "line-UNTIL"]);
  expect(of("TIER").sort()).toEqual(["line-FROM", "line-UNTIL"]);
  // An add-on has its own price; only the lines that earn it lie between the bounds.
  expect(of("OFFER")).toEqual(["line-ALONG"]);
  expect(priced.gifts).toMatchObject([{ promotionCode: "GIFT", quantity: 1 }]);
  // 100,000 and 300,000, less 6,000 each.
  expect(priced.progress.find(({ promotionCode }) => promotionCode === "SHIP")).toMatchObject({
    value: 388_000,
    remainingAmount: 1,
    noTier: true,
  });
});
