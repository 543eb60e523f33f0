import { pathOf } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale, locales } from "#kit/core/locale.ts";
import type { CouponFields } from "./coupon-fields.ts";
import { couponProblemAt, type FoundCouponProblem } from "./coupon-problem.ts";

/**
 * Missing fields and contradictions of a coupon; used in the browser and on the server. A draft may lack translations.
 */
export const couponRuleProblems = (fields: CouponFields): FoundCouponProblem[] => [
  ...textProblems(fields),
  ...discountProblems(fields),
  ...periodProblems(fields),
  ...limitProblems(fields),
  ...scopeProblems(fields),
];

function textProblems({ status, names = {}, descriptions }: CouponFields): FoundCouponProblem[] {
  const needed = status === "draft" ? [fallbackLocale] : locales;
  return [
    ...needed
      .filter((locale) => names[locale] === undefined)
      .map((locale) => couponProblemAt(pathOf("names", locale), "missing")),
    // Locales without a text fall back to English.
    ...(descriptions !== undefined && descriptions[fallbackLocale] === undefined
      ? [couponProblemAt(pathOf("descriptions", fallbackLocale), "missing")]
      : []),
  ];
}

function discountProblems({ percent, amount, mostDiscount }: CouponFields): FoundCouponProblem[] {
  if (percent !== undefined && amount !== undefined) return [couponProblemAt("amount", "oneOfTwo")];
  if (amount !== undefined && mostDiscount !== undefined) return [couponProblemAt("mostDiscount", "onlyOfPercent")];
  return percent === undefined && amount === undefined ? [couponProblemAt("percent", "missing")] : [];
}

const periodProblems = ({ beginsAt, endsAt }: CouponFields): FoundCouponProblem[] => [
  ...(beginsAt === undefined ? [couponProblemAt("beginsAt", "missing")] : []),
  ...(endsAt === undefined ? [couponProblemAt("endsAt", "missing")] : []),
  ...(beginsAt !== undefined && endsAt !== undefined && endsAt <= beginsAt
    ? [couponProblemAt("endsAt", "endsBeforeItBegins")]
    : []),
];

const limitProblems = ({ totalLimit, perUserLimit }: CouponFields): FoundCouponProblem[] =>
  totalLimit !== undefined && perUserLimit !== undefined && perUserLimit > totalLimit
    ? [couponProblemAt("perUserLimit", "overTotal", String(totalLimit))]
    : [];

function scopeProblems({ scope }: CouponFields): FoundCouponProblem[] {
  if (scope === undefined) return [couponProblemAt("scope", "missing")];
  return (["products", "categories", "brands"] as const).flatMap((target) => {
    const codes = scope[target] ?? [];
    if (codes.length > 0 && scope.everything) return [couponProblemAt(pathOf("scope", target), "notBoth")];
    const twice = codes.find((code, at) => codes.indexOf(code) < at);
    return twice === undefined ? [] : [couponProblemAt(pathOf("scope", target), "duplicate", twice)];
  });
}
