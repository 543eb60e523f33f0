import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import {
  isPlanCode,
  isPricePlanState,
  normalisePricePlan,
  planFormProblems,
} from "../../contract/price-plan/price-plan-form.ts";
import { type FoundPlanProblem, planProblemAt } from "../../contract/price-plan/price-plan-problem.ts";
import { planRuleProblems } from "../../contract/price-plan/price-plan-rules.ts";
import { type PricePlanState, planState } from "../../contract/price-plan/price-plan-state.ts";
import { overlappingPlans, readPricePlans, writePricePlans } from "../store/price-plans.ts";
import { productsOfSkus } from "../store/record-codes.ts";
import { planProblemTexts } from "./price-plan-problem-texts.ts";

/** Price plans as records: versions, merging, journal, undo. The state is `PricePlanState`. */
export const pricePlanRecord = (clock: Clock): RecordType => ({
  name: "pricePlan",
  problemTexts: planProblemTexts,
  normalise: normalisePricePlan,
  titleOf: (state) => (state as PricePlanState).name ?? "",
  read: readPricePlans,
  check: (trx, writes) => checkPlans(trx, writes, clock.now()),
  write: writePricePlans,
});

type Write = RecordWrite<RecordState>;

/** Validates price plans before they are saved: schema first, then rules, unknown SKUs and plans at the same time. */
async function checkPlans(
  trx: Transaction<unknown>,
  writes: readonly Write[],
  now: Date,
): Promise<readonly FieldProblem[]> {
  const malformed = writes.flatMap(({ id, before, after }) => [
    ...(before === null && !isPlanCode(id) ? [{ id, ...planProblemAt("", "code") }] : []),
    ...(after === null ? [] : planFormProblems(after).map((problem) => ({ id, ...problem }))),
  ]);
  if (malformed.length > 0) return malformed;
  const plans = writes.flatMap(({ id, after }) => (isPricePlanState(after) ? [{ code: id, state: after }] : []));
  const known = await productsOfSkus(
    trx,
    plans.flatMap(({ state }) => Object.keys(state.prices ?? {})),
  );
  const overlaps = Map.groupBy(await overlappingPlans(trx, plans), ({ code }) => code);
  return writes.flatMap(({ id, before, after }) => {
    const former = before as PricePlanState | null;
    const saved = after as PricePlanState | null;
    const found: FoundPlanProblem[] = [
      ...stepProblems(former, saved, now),
      ...(saved === null ? [] : planRuleProblems(saved)),
      ...Object.keys(saved?.prices ?? {})
        .filter((code) => !known.has(code))
        .map((code) => planProblemAt(pathOf("prices", code), "unknown", code)),
      ...(overlaps.get(id) ?? []).map(({ skuCode, otherCode }) =>
        planProblemAt(pathOf("prices", skuCode), "overlaps", otherCode),
      ),
    ];
    return found.map((problem) => ({ id, ...problem }));
  });
}

/** A plan that has begun can be stopped, but cannot become a draft again or be deleted: its prices were charged. */
function stepProblems(before: PricePlanState | null, after: PricePlanState | null, now: Date): FoundPlanProblem[] {
  if (before === null || before.status === "draft" || (after !== null && after.status !== "draft")) return [];
  const hasBegun = planState({ ...before, status: "scheduled" }, now) !== "UPCOMING";
  return hasBegun ? [planProblemAt("status", "begun")] : [];
}
