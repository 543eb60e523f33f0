/** Validation errors of a promotion's fields. `promotion-problem-texts.ts` on the server has their texts. */
export type PromotionProblem =
  | "invalid"
  | "tooLong"
  | "tooMany"
  | "notWhole"
  | "notPositive"
  | "missing"
  | "unknown"
  | "duplicate"
  | "endsBeforeItBegins"
  | "notBoth"
  | "notOfKind"
  | "notRising"
  | "overHundred"
  | "outOfRange"
  | "belowLowest"
  | "sold"
  | "spent"
  | "begun"
  | "kindFixed"
  | "saveFirst"
  | "needsApproval";

/** `path` is a field of the promotion's state, `detail` a value for the error text: an SKU, a code, a number. */
export type FoundProblem = { readonly path: string; readonly problem: PromotionProblem; readonly detail?: string };

export const problemAt = (path: string, problem: PromotionProblem, detail?: string): FoundProblem => ({
  path,
  problem,
  ...(detail === undefined ? {} : { detail }),
});
