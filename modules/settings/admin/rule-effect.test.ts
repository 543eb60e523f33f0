import { expect, test } from "vitest";
import { ruleNames } from "../contract/shop-rules.ts";
import { effectOf, ruleIn } from "./rule-effect.ts";

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");

test("each rule says what it does with a value, and what its end of the scale means", () => {
  expect(ruleNames.map((name) => effectOf(name, 50, t))).toEqual([
    "effect_checkoutMinutes 50",
    "effect_unpaidGuestPercent 50",
    "effect_priceFloorPercent Rp200.000 Rp100.000",
    "effect_promotionBudgetLimit Rp50",
    "effect_refundLimit Rp50",
    "effect_pointsAdjustCap 50",
    "effect_deletionRequestDays 50",
  ]);
  expect(effectOf("unpaidGuestPercent", 100, t)).toBe("effect_no_limit");
  expect(effectOf("unpaidGuestPercent", 1, t)).toBe("effect_unpaidGuestPercent 3");
  expect(effectOf("priceFloorPercent", 0, t)).toBe("effect_no_floor");
  expect(effectOf("promotionBudgetLimit", 0, t)).toBe("effect_no_limit");
  expect(effectOf("refundLimit", 0, t)).toBe("effect_every_refund");
  expect(effectOf("pointsAdjustCap", 0, t)).toBe("effect_every_adjustment");
});

test("numbers are typed with points or without; what is none is left for the server to refuse", () => {
  expect(["5.000.000", "30", "", "1,5", "-1"].map(ruleIn)).toEqual([5_000_000, 30, undefined, "1,5", "-1"]);
});
