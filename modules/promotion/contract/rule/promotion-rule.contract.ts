import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { tries } from "#kit/testing/proof.ts";
import type { Basket } from "../pricing/basket.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import { anyBasket } from "../pricing/testing/any-basket.ts";
import type { PromotionRule, RuleField, RuleLine, RuleSettings } from "./promotion-rule.ts";
import { missingRuleSettings, ruleSettingsProblems } from "./rule-problems.ts";
import { promotionRuleSchema } from "./rule-schema.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const settingOf = (field: RuleField): fc.Arbitrary<number | string | true | undefined> => {
  if (field.kind === "flag") return fc.constantFrom(true as const, undefined);
  if (field.kind === "choice") return fc.constantFrom(...field.options.map(({ value }) => value));
  // Small numbers find more than large ones.
  const near = fc.integer({ min: field.least, max: Math.min(field.most, field.least + 10) });
  return fc.oneof(near, fc.integer({ min: field.least, max: field.most }));
};

/** Any settings that the back office would let go live. */
const settingsOf = ({ fields }: PromotionRule): fc.Arbitrary<RuleSettings> =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field.name, settingOf(field)])))
    .map(
      (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as RuleSettings,
    );

const anyLines: fc.Arbitrary<RuleLine[]> = fc.array(
  fc.record({
    skuCode: fc.constantFrom("A", "B", "C"),
    quantity: fc.integer({ min: 1, max: 12 }),
    amount: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 3_000_000 })),
  }),
  { maxLength: 6 },
);

/** Any basket in which every order promotion has the rule. */
const anyBasketWith = (rule: PromotionRule): fc.Arbitrary<Basket> =>
  fc.tuple(anyBasket, settingsOf(rule)).map(([basket, settings]) => ({
    ...basket,
    rules: new Map([[rule.code, rule]]),
    promotions: basket.promotions.map((promotion) =>
      promotion.kind === "tier" ? { ...promotion, levels: [], rule: { code: rule.code, settings } } : promotion,
    ),
  }));

/** Every promotion rule passes these. Run them over your own: they are the guarantees of the engine's own kinds. */
export function promotionRuleContract(rule: PromotionRule): void {
  describe(`the promotion rule ${rule.code}`, () => {
    test("has a name, a sentence and labels in every language, and fields with names of their own", () => {
      expect(v.safeParse(promotionRuleSchema, rule).issues).toBeUndefined();
    });

    test("accepts all settings its fields allow, and refuses missing, unknown and other ones", () => {
      const rules = new Map([[rule.code, rule]]);
      fc.assert(
        fc.property(settingsOf(rule), (settings) => {
          const chosen = { code: rule.code, settings };
          expect([...ruleSettingsProblems(rules, chosen), ...missingRuleSettings(rules, chosen)]).toEqual([]);
        }),
      );
      const needed = rule.fields.filter(({ kind }) => kind !== "flag").length;
      expect(missingRuleSettings(rules, { code: rule.code })).toHaveLength(needed);
      expect(ruleSettingsProblems(rules, { code: rule.code, settings: { noSuchSetting: 1 } })).toHaveLength(1);
    });

    test("answers a whole number of rupiah for each line, never less than zero nor more than the line costs", () => {
      fc.assert(
        fc.property(anyLines, settingsOf(rule), (lines, settings) => {
          const given = rule.discounts(lines, settings);
          expect(given).toHaveLength(lines.length);
          for (const [index, amount] of given.entries()) {
            expect(Number.isSafeInteger(amount)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(lines[index]?.amount ?? 0);
          }
        }),
        { numRuns: tries(1_000, 20_000) },
      );
    });

    test("is pure: it changes nothing it is given, and answers the same again", () => {
      fc.assert(
        fc.property(anyLines, settingsOf(rule), (lines, settings) => {
          const frozen = Object.freeze(lines.map((line) => Object.freeze({ ...line })));
          const held = Object.freeze({ ...settings });
          expect(rule.discounts(frozen, held)).toEqual(rule.discounts(lines, settings));
        }),
      );
    });

    test("keeps prices exact in any basket: nothing below zero, and the records of discounts add up to the rupiah", () => {
      fc.assert(
        fc.property(anyBasketWith(rule), (basket) => {
          const { lines, parcels, records, totals } = priceBasket(basket);
          for (const { lineId, productAmount, promotionDiscount, couponDiscount, pointsAmount, payAmount } of lines) {
            const own = records.filter(
              (record) => record.lineId === lineId && (record.step === 2 || record.step === 3),
            );
            expect(sum(own.map(({ amount }) => amount))).toBe(promotionDiscount);
            expect(payAmount).toBe(productAmount - promotionDiscount - couponDiscount - pointsAmount);
            expect(payAmount).toBeGreaterThanOrEqual(0);
          }
          expect(records.filter(({ amount }) => amount <= 0 || !Number.isSafeInteger(amount))).toEqual([]);
          expect(sum([...lines, ...parcels].map(({ payAmount }) => payAmount))).toBe(totals.totalAmount);
        }),
        { numRuns: tries(1_000, 20_000) },
      );
    });

    test("gives the same whatever the order of lines and promotions in a basket", () => {
      fc.assert(
        fc.property(anyBasketWith(rule), (basket) => {
          const turned = { ...basket, lines: basket.lines.toReversed(), promotions: basket.promotions.toReversed() };
          expect(priceBasket(turned)).toEqual(priceBasket(basket));
        }),
      );
    });
  });
}
