import { expect, test } from "vitest";
import { progressOf } from "../../contract/pricing/progress-of.ts";
import { aTier } from "../testing/a-promotion.ts";
import { promotionOfDraft } from "../testing/any-promotion.ts";
import { countedPromotions } from "./counted-promotions.ts";

test("a promotion left out of the price because its budget has too little left shows no progress", () => {
  const [given, leftOut] = [aTier({ code: "GIVEN" }), aTier({ code: "LEFT_OUT", budget: 100_000 })].map(
    promotionOfDraft,
  );
  if (!given || !leftOut) throw new Error("no promotions");
  const shown = countedPromotions([leftOut, given], [progressOf(given, 999_000, null)], {
    locale: "en-US",
    at: new Date("2026-11-15T05:00:00Z"),
    giveawaySkus: async () => new Map(),
  });
  expect(shown.map(({ activityCode }) => activityCode)).toEqual(["GIVEN"]);
});
