import { pathOf } from "#kit/core/fields/field-changes.ts";
import { type FoundProblem, problemAt } from "../record/promotion-problem.ts";
import type { PromotionRules, RuleField, RuleSettings } from "./promotion-rule.ts";

type TypedRule = { readonly code?: string | undefined; readonly settings?: RuleSettings | undefined };

/** What is wrong with the settings of a rule: unknown rules and settings, and values that their fields do not allow. */
export function ruleSettingsProblems(rules: PromotionRules, { code = "", settings = {} }: TypedRule): FoundProblem[] {
  const rule = rules.get(code);
  if (!rule) return [problemAt("rule/code", "unknown", code)];
  const fields = new Map(rule.fields.map((field) => [field.name, field]));
  return Object.entries(settings).flatMap(([name, value]) => {
    const field = fields.get(name);
    const path = pathOf("rule", "settings", name);
    if (!field) return [problemAt(path, "notOfKind")];
    return valueProblems(field, value, path);
  });
}

function valueProblems(field: RuleField, value: number | string | true, path: string): FoundProblem[] {
  if (field.kind === "flag") return value === true ? [] : [problemAt(path, "invalid")];
  if (field.kind === "choice")
    return field.options.some((option) => option.value === value) ? [] : [problemAt(path, "invalid")];
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return [problemAt(path, "notWhole")];
  const isWithin = value >= field.least && value <= field.most;
  return isWithin ? [] : [problemAt(path, "outOfRange", `${field.least}–${field.most}`)];
}

/** The settings that a promotion needs before it can go live. */
export function missingRuleSettings(rules: PromotionRules, { code = "", settings = {} }: TypedRule): FoundProblem[] {
  return (rules.get(code)?.fields ?? [])
    .filter(({ kind, name }) => kind !== "flag" && settings[name] === undefined)
    .map(({ name }) => problemAt(pathOf("rule", "settings", name), "missing"));
}
