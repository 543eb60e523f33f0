import * as fc from "fast-check";
import { expect, test } from "vitest";
import { priceBasket } from "./price-basket.ts";
import { aBasket, aLine, aPromotion } from "./testing/a-basket.ts";

const source = fc.constantFrom("WH01", "WH02", "WH03");

test("1A-17 a gift is promised exactly when it would be given if its level were reached now", () => {
  const stock = fc.uniqueArray(
    fc.record({
      skuCode: fc.constantFrom("CUP", "BALL"),
      sourceCode: source,
      available: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 6, selector: ({ skuCode, sourceCode }) => `${skuCode} ${sourceCode}` },
  );
  fc.assert(
    fc.property(fc.array(source, { minLength: 1, maxLength: 3 }), stock, (sources, giftStock) => {
      const lines = sources.map((sourceCode, index) =>
        aLine(`S${index}`, { lineId: `L${index}`, sourceCode, touchedBy: ["GIFT"] }),
      );
      const giftFrom = (threshold: number) => {
        const levels = [{ threshold, giveaways: [{ skuCode: "CUP", number: 2 }, { skuCode: "BALL" }] }];
        const { progress, gifts } = priceBasket(
          aBasket({ lines, giftStock, promotions: [aPromotion("GIFT", "gwp", levels)] }),
        );
        return { progress: progress[0], gifts };
      };
      const total = lines.length * 100_000;
      const before = giftFrom(total + 1);
      const after = giftFrom(total);
      expect(before.gifts).toEqual([]);
      expect(before.progress?.nextGiftProblem ?? null).toBe(after.progress?.giftProblem ?? null);
      expect(before.progress?.nextGiftProblem === null).toBe(after.gifts.length > 0);
    }),
  );
});

test("1D-02 while no line has a source, a gift is neither promised nor ruled out", () => {
  const lines = [aLine("S", { lineId: "L", sourceCode: "", touchedBy: ["GIFT"] })];
  const levels = [{ threshold: 100_001, giveaways: [{ skuCode: "CUP" }] }];
  for (const giftStock of [[], [{ skuCode: "CUP", sourceCode: "WH01", available: 5 }]]) {
    const { progress } = priceBasket(aBasket({ lines, giftStock, promotions: [aPromotion("GIFT", "gwp", levels)] }));
    expect(progress[0]?.nextGiftProblem ?? null).toBeNull();
  }
});

test.each([
  ["in no warehouse", [], "OUT_OF_STOCK"],
  ["sold out in every warehouse", [0, 0], "OUT_OF_STOCK"],
  ["only in another warehouse", [0, 1], "OTHER_SOURCE"],
] as const)("1D-02 a gift that is %s is not given, and the reason is %s", (_where, [here, there], problem) => {
  const giftStock = [
    ...(here === undefined ? [] : [{ skuCode: "CUP", sourceCode: "WH01", available: here }]),
    ...(there === undefined ? [] : [{ skuCode: "CUP", sourceCode: "WH02", available: there }]),
  ];
  const lines = [aLine("S", { lineId: "L", sourceCode: "WH01", touchedBy: ["GIFT"] })];
  const levels = [{ threshold: 1, giveaways: [{ skuCode: "CUP" }] }];
  const { progress, gifts } = priceBasket(
    aBasket({ lines, giftStock, promotions: [aPromotion("GIFT", "gwp", levels)] }),
  );
  expect([gifts, progress[0]?.giftProblem]).toEqual([[], problem]);
});
