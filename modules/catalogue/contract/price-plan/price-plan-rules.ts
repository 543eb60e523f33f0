import { type FoundPlanProblem, planProblemAt } from "./price-plan-problem.ts";
import type { PricePlanState } from "./price-plan-state.ts";

/** The fields that a plan needs before it can be scheduled; used in the browser and on the server. */
export const missingInPlan = ({ beginsAt, prices = {} }: PricePlanState): FoundPlanProblem[] => [
  ...(beginsAt === undefined ? [planProblemAt("beginsAt", "missing")] : []),
  ...(Object.keys(prices).length === 0 ? [planProblemAt("prices", "noPrices")] : []),
];

/** Errors of a well-formed plan that need no other data. A draft may lack anything but its name. */
export const planRuleProblems = (plan: PricePlanState): FoundPlanProblem[] => [
  ...(plan.name === undefined ? [planProblemAt("name", "missing")] : []),
  ...(plan.beginsAt !== undefined && plan.endsAt !== undefined && plan.endsAt <= plan.beginsAt
    ? [planProblemAt("endsAt", "endsBeforeItBegins")]
    : []),
  ...(plan.status === "draft" ? [] : missingInPlan(plan)),
];

/** The SKUs that a change of a plan gives another price at some moment: all of them when the plan's time or status changes. */
export function repricedSkus(before: PricePlanState | null, after: PricePlanState): string[] {
  if (after.status !== "scheduled") return [];
  const old =
    before?.status === "scheduled" && before.beginsAt === after.beginsAt && before.endsAt === after.endsAt
      ? (before.prices ?? {})
      : {};
  return Object.entries(after.prices ?? {}).flatMap(([code, price]) => (old[code] === price ? [] : [code]));
}
