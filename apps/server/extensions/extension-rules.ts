import type { Log } from "#kit/http/log.ts";
import type { PromotionRule, PromotionRules } from "#modules/promotion/contract/rule/promotion-rule.ts";
import type { LoadedExtension } from "./extension.ts";

/** The rules of all extensions by code. One that throws gives nothing, and the log names its extension. */
export function extensionRules(extensions: readonly LoadedExtension[], log: Pick<Log, "warn">): PromotionRules {
  const rules = new Map<string, PromotionRule>();
  for (const { name, promotionRules = [] } of extensions) {
    for (const rule of promotionRules) {
      if (rules.has(rule.code))
        throw new Error(`The extension ${name} brings the promotion rule ${rule.code}, which another one has.`);
      rules.set(rule.code, { ...rule, discounts: withoutThrowing(rule, name, log) });
    }
  }
  return rules;
}

const withoutThrowing =
  ({ code, discounts }: PromotionRule, extension: string, log: Pick<Log, "warn">): PromotionRule["discounts"] =>
  (lines, settings) => {
    try {
      const given: unknown = discounts(lines, settings);
      if (Array.isArray(given)) return given;
      log.warn({ extension, rule: code }, "a promotion rule answered no list");
    } catch (err) {
      log.warn({ extension, rule: code, err }, "a promotion rule failed");
    }
    return [];
  };
