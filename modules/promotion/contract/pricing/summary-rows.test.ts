import * as fc from "fast-check";
import { expect, test } from "vitest";
import { priceBasket } from "./price-basket.ts";
import { pricingSteps } from "./priced-basket.ts";
import { summaryRows } from "./summary-rows.ts";
import { anyBasket } from "./testing/any-basket.ts";

test("1A-11 for any cart the line amounts add up to the product amount, and the summary rows add up to the total", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const { lines, totals, records } = priceBasket(basket);
      const { goods, promotions } = summaryRows({ ...totals, lineAmounts: lines.map(({ lineAmount }) => lineAmount) });
      expect(goods).toBe(lines.reduce((sum, { lineAmount }) => sum + lineAmount, 0));
      const ofOrder = records.filter(({ step }) => step === pricingSteps.tier);
      expect(promotions).toBe(ofOrder.reduce((sum, { amount }) => sum + amount, 0));
      const { couponDiscount, pointsAmount, freight, freightDiscount, totalAmount } = totals;
      expect(goods - promotions - couponDiscount - pointsAmount + freight - freightDiscount).toBe(totalAmount);
    }),
    { numRuns: 500 },
  );
});
