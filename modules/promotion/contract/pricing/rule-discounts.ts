import type { PromotionRules } from "../rule/promotion-rule.ts";
import { missingRuleSettings, ruleSettingsProblems } from "../rule/rule-problems.ts";
import type { PricingPromotion } from "./basket.ts";
import { type DiscountRecord, pricingSteps } from "./priced-basket.ts";
import { recordOf, type WorkingLine } from "./working-line.ts";

/**
 * Lowers lines by the rule of a promotion, and answers whether it gave anything. A rule that the shop does not have, or whose settings are
 * incomplete, gives nothing.
 */
export function lowerByRule(
  { code, rule: chosen }: PricingPromotion,
  lines: readonly WorkingLine[],
  rules: PromotionRules,
  records: DiscountRecord[],
): boolean {
  const rule = chosen && rules.get(chosen.code);
  if (!rule || !chosen || lines.length === 0) return false;
  if (ruleSettingsProblems(rules, chosen).length > 0 || missingRuleSettings(rules, chosen).length > 0) return false;
  const wanted = rule.discounts(
    lines.map(({ line: { skuCode, quantity }, lineAmount }) => ({ skuCode, quantity, amount: lineAmount })),
    chosen.settings,
  );
  let hasGiven = false;
  for (const [index, working] of lines.entries()) {
    const amount = Math.min(working.left, wholeAmount(wanted[index]));
    if (amount === 0) continue;
    working.left -= amount;
    records.push(recordOf(code, pricingSteps.tier, working.line, amount));
    hasGiven = true;
  }
  return hasGiven;
}

/** Comes from outside the engine, so it may be anything. */
const wholeAmount = (wanted: unknown): number =>
  typeof wanted === "number" && wanted > 0 ? Math.floor(Math.min(wanted, Number.MAX_SAFE_INTEGER)) : 0;
