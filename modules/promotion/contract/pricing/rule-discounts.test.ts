import { expect, test } from "vitest";
import type { PromotionRule } from "../rule/promotion-rule.ts";
import { priceBasket } from "./price-basket.ts";
import { aBasket, aLine, aPromotion } from "./testing/a-basket.ts";

const texts = { "en-US": "x", "id-ID": "x", "vi-VN": "x", "zh-CN": "x" };

/** A rule that answers what a test wants. */
const ruleOf = (discounts: PromotionRule["discounts"]): PromotionRule => ({
  ...{ code: "test-rule", names: texts, about: texts, discounts },
  fields: [{ kind: "number", name: "percent", least: 1, most: 100, labels: texts }],
});

const basket = (discounts: PromotionRule["discounts"], settings = { percent: 10 }, rule = ruleOf(discounts)) =>
  aBasket({
    lines: [
      aLine("SHOE", { quantity: 2, price: 100_000, touchedBy: ["RULE"] }),
      aLine("SOCK", { price: 20_000, touchedBy: ["RULE"] }),
      aLine("BALL", { price: 50_000 }),
    ],
    promotions: [aPromotion("RULE", "tier", [], { rule: { code: "test-rule", settings } })],
    ...(rule.code === "" ? {} : { rules: new Map([[rule.code, rule]]) }),
  });
const amounts = (given: ReturnType<typeof basket>) =>
  Object.fromEntries(priceBasket(given).records.map(({ lineId, amount }) => [lineId, amount]));

test("a rule gets the counted lines with what they cost, and lowers each by what it answers", () => {
  let seen: unknown;
  const given = amounts(
    basket((lines, settings) => {
      seen = [lines, settings];
      return lines.map(({ amount }) => (amount * Number(settings.percent)) / 100);
    }),
  );
  expect(seen).toEqual([
    [
      { skuCode: "SHOE", quantity: 2, amount: 200_000 },
      { skuCode: "SOCK", quantity: 1, amount: 20_000 },
    ],
    { percent: 10 },
  ]);
  expect(Object.values(given)).toEqual([20_000, 2_000]);
});

test("no line falls below zero, fractions are rounded down, and nonsense gives nothing", () => {
  const shown = (...answer: unknown[]) => Object.values(amounts(basket(() => answer as number[])));
  expect(shown(1e12, 20_000.9)).toEqual([200_000, 20_000]);
  expect(shown(-5, Number.NaN)).toEqual([]);
  expect(shown("7", null)).toEqual([]);
  expect(shown(0.4)).toEqual([]);
  expect(shown(1, 2, 3, 4)).toEqual([1, 2]);
});

test("a rule that the shop does not have, or without complete settings, gives nothing", () => {
  const all: PromotionRule["discounts"] = (lines) => lines.map(({ amount }) => amount);
  expect(amounts(basket(all, {} as { percent: number }))).toEqual({});
  expect(amounts(basket(all, { percent: 101 }))).toEqual({});
  expect(amounts(basket(all, { percent: 10 }, { ...ruleOf(all), code: "other-rule" }))).toEqual({});
  const { rules: _none, ...without } = basket(all);
  expect(amounts(without)).toEqual({});
});
