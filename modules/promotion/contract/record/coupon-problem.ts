/** Validation errors of a coupon's fields. `coupon-problem-texts.ts` on the server has their texts. */
export type CouponProblem =
  | "invalid"
  | "code"
  | "codeOfAnother"
  | "tooLong"
  | "tooMany"
  | "notWhole"
  | "notPositive"
  | "overHundred"
  | "missing"
  | "oneOfTwo"
  | "onlyOfPercent"
  | "endsBeforeItBegins"
  | "overTotal"
  | "usedAlready"
  | "notBoth"
  | "duplicate"
  | "unknown"
  | "begun"
  | "kindFixed"
  | "inUse";

/** `path` is a field of the coupon, `detail` a value for the error text: a code, a number. */
export type FoundCouponProblem = { readonly path: string; readonly problem: CouponProblem; readonly detail?: string };

export const couponProblemAt = (path: string, problem: CouponProblem, detail?: string): FoundCouponProblem => ({
  path,
  problem,
  ...(detail === undefined ? {} : { detail }),
});
