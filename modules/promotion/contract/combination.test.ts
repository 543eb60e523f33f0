import * as fc from "fast-check";
import { expect, test } from "vitest";
import { combinationOf } from "./combination.ts";
import { priceBasket } from "./pricing/price-basket.ts";
import { pricingSteps } from "./pricing/priced-basket.ts";
import { aBasket, aLine, aPromotion } from "./pricing/testing/a-basket.ts";
import { anyBasket } from "./pricing/testing/any-basket.ts";

test("1A-10 for any basket, the engine applies no promotion that the combination text of another one rules out", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const { records } = priceBasket(basket);
      const ruleOf = new Map(basket.promotions.map((promotion) => [promotion.code, combinationOf(promotion)]));
      const single = new Map<string, string>();
      records.forEach(({ promotionCode, step, lineId }, place) => {
        const rule = ruleOf.get(promotionCode);
        const later = records
          .slice(place + 1)
          .filter((other) => other.lineId === lineId && other.step === step && other.promotionCode !== promotionCode);
        if (lineId !== null && (rule === "lastItemPromotion" || rule === "lastOrderPromotion"))
          expect(later).toEqual([]);
        if (rule === "oneItemPromotion" && lineId !== null) {
          expect(single.get(lineId) ?? promotionCode).toBe(promotionCode);
          single.set(lineId, promotionCode);
        }
      });
    }),
    { numRuns: 500 },
  );
});

test("1A-10 flash-sale prices do not depend on other promotions, as the combination texts say", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const ofCampaigns = (given: typeof basket) =>
        priceBasket(given).records.filter(({ step }) => step === pricingSteps.flashSale);
      expect(ofCampaigns(basket)).toEqual(ofCampaigns({ ...basket, promotions: [] }));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["exclusive", { exclusive: true }, ["FLASH", "FIRST", "TIER"]],
  ["one of its kind", {}, ["FLASH", "FIRST", "ADDED", "TIER"]],
  ["stackable", { stackable: true }, ["FLASH", "FIRST", "ADDED", "SECOND", "TIER"]],
] as const)(
  "1A-10 an item promotion that is %s combines with the promotions its text names",
  (_title, flags, expected) => {
    const level = [{ threshold: 1, reward: 1_000 }];
    const line = aLine("A", {
      price: 100_000,
      flashSale: { activityCode: "FLASH", price: 80_000, units: 1 },
      touchedBy: ["FIRST", "ADDED", "SECOND", "TIER"],
    });
    const { records } = priceBasket(
      aBasket({
        lines: [line],
        promotions: [
          aPromotion("FIRST", "item", level, { priority: 1, ...flags }),
          aPromotion("ADDED", "item", level, { priority: 2, stackable: true }),
          aPromotion("SECOND", "item", level, { priority: 3 }),
          aPromotion("TIER", "tier", level),
        ],
      }),
    );
    expect(records.map(({ promotionCode }) => promotionCode)).toEqual(expected);
  },
);
