import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "#kit/testing/proof.ts";
import type { Basket } from "../pricing/basket.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import { pointsCode, pricingSteps } from "../pricing/priced-basket.ts";
import { anyBasket } from "../pricing/testing/any-basket.ts";
import { couponVerdict } from "./coupon-verdict.ts";
import { explainPromotions } from "./explain-promotions.ts";
import type { FlashSaleFacts } from "./flash-sale-verdict.ts";
import { isApplied } from "./preceding-promotions.ts";

/** The flash sale that random lines carry, and those of the promotions, which price nothing. */
function flashSalesOf({ lines, promotions }: Basket): FlashSaleFacts[] {
  const skus = new Map(
    lines.flatMap(({ skuCode, flashSale }) =>
      flashSale ? [[skuCode, { price: flashSale.price, left: Math.max(1, flashSale.units) }] as const] : [],
    ),
  );
  const others = promotions.filter(({ kind }) => kind === "flashSale");
  return [{ code: "FLASH", priority: 0, skus }, ...others.map((one) => ({ ...one, skus: new Map() }))];
}

test("MR-04 each promotion gets one verdict, it applied exactly where the engine gives something, and what is shown adds up to the rupiah", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const priced = priceBasket(basket);
      const verdicts = explainPromotions(basket, priced, flashSalesOf(basket));
      const codes = ["FLASH", ...basket.promotions.map(({ code }) => code)];
      expect(verdicts.map(({ code }) => code).sort()).toEqual(codes.sort());

      const given = new Set([
        ...priced.records.filter(({ step }) => step !== pricingSteps.coupon).map((record) => record.promotionCode),
        ...priced.gifts.map((gift) => gift.promotionCode),
      ]);
      given.delete(pointsCode);
      const appliedCodes = verdicts.filter(({ reason }) => reason === null).map(({ code }) => code);
      expect(appliedCodes.sort()).toEqual([...given].sort());

      const coupon = couponVerdict(priced);
      expect(coupon === null).toBe(basket.coupon === null);
      expect(coupon?.reason === null).toBe(priced.records.some(({ step }) => step === pricingSteps.coupon));

      const { totals } = priced;
      const shown = [...verdicts, ...(coupon ? [coupon] : [])].reduce((sum, { amount }) => sum + amount, 0);
      const sold = basket.lines.reduce((sum, { quantity, salePrice }) => sum + quantity * salePrice, 0);
      expect(sold + totals.freight - shown - totals.pointsAmount).toBe(totals.totalAmount);
    }),
    { numRuns: tries(400, 4_000) },
  );
});

test("MR-04 a promotion that others keep away would apply alone; one without a line it may lower would not", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      for (const { code, reason, others, missing } of explainPromotions(basket, priceBasket(basket), [])) {
        if (reason === "BELOW_THRESHOLD") expect(missing).toBeGreaterThan(0);
        const promotions = basket.promotions.filter((promotion) => promotion.code === code);
        const alone = priceBasket({ ...basket, budgets: [], promotions });
        if (reason === "PRECEDED") {
          expect(others.length).toBeGreaterThan(0);
          expect(isApplied(alone, code)).toBe(true);
        }
        if (reason === "NO_LINE_IN_SCOPE" || reason === "NOT_SENT_HOME" || reason === "PRICE_OUTSIDE")
          expect(isApplied(alone, code)).toBe(false);
        if (reason === "NOT_FOR_BUYER") {
          expect(isApplied(alone, code)).toBe(false);
          expect(basket.buyer).not.toBe("clubMember");
        }
        if (reason === "PRICE_OUTSIDE")
          expect(basket.lines.some(({ touchedBy }) => touchedBy.includes(code))).toBe(true);
      }
    }),
    { numRuns: tries(300, 3_000) },
  );
});
