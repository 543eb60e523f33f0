/** Validation errors of a price plan's fields. `price-plan-problem-texts.ts` on the server has their texts. */
export type PlanProblem =
  | "invalid"
  | "code"
  | "tooLong"
  | "tooMany"
  | "notWhole"
  | "notPositive"
  | "tooHigh"
  | "missing"
  | "noPrices"
  | "endsBeforeItBegins"
  | "unknown"
  | "overlaps"
  | "begun";

/** `path` is a field of the plan, `detail` a value for the error text: a code, another plan. */
export type FoundPlanProblem = { readonly path: string; readonly problem: PlanProblem; readonly detail?: string };

export const planProblemAt = (path: string, problem: PlanProblem, detail?: string): FoundPlanProblem => ({
  path,
  problem,
  ...(detail === undefined ? {} : { detail }),
});
