import * as v from "valibot";
import { type Json, pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import { type FoundPlanProblem, type PlanProblem, planProblemAt } from "./price-plan-problem.ts";
import { type PricePlanState, planStatuses } from "./price-plan-state.ts";

/** A plan is read and written as a whole, so its size is limited. */
export const mostPlannedPrices = 5_000;
const highestPrice = 100_000_000_000;

const skuCode = v.pipe(v.string("invalid"), v.regex(/^[^\s/?#]{1,60}$/, "invalid"));
const price = v.pipe(
  v.number("invalid"),
  v.integer("notWhole"),
  v.minValue(1, "notPositive"),
  v.maxValue(highestPrice, "tooHigh"),
);
const moment = v.optional(
  v.pipe(
    v.string("invalid"),
    v.check((value) => Date.parse(value) >= 0 && new Date(value).toISOString() === value, "invalid"),
  ),
);

const plan = v.strictObject(
  {
    status: v.picklist(planStatuses, "invalid"),
    name: v.optional(v.pipe(v.string("invalid"), v.minLength(1, "invalid"), v.maxLength(120, "tooLong"))),
    beginsAt: moment,
    endsAt: moment,
    prices: v.optional(
      v.pipe(
        v.record(skuCode, price, "invalid"),
        v.check((prices) => Object.keys(prices).length <= mostPlannedPrices, "tooMany"),
      ),
    ),
  },
  "invalid",
);

const ofSchema: ReadonlySet<string> = new Set<PlanProblem>([
  ...(["invalid", "tooLong", "tooMany", "notWhole", "notPositive", "tooHigh"] as const),
]);

/** Schema errors of an untrusted state; if empty, the state is a `PricePlanState`. */
export function planFormProblems(state: unknown): FoundPlanProblem[] {
  const parsed = v.safeParse(plan, state);
  if (parsed.success) return [];
  return parsed.issues.map(({ path, message }) =>
    planProblemAt(
      pathOf(...(path ?? []).map(({ key }) => String(key))),
      ofSchema.has(message) ? (message as PlanProblem) : "invalid",
    ),
  );
}

export const isPricePlanState = (state: unknown): state is PricePlanState => planFormProblems(state).length === 0;

/** Whether a text has the form of a plan's code: words of small letters and digits, joined by hyphens. */
export const isPlanCode = (text: string): boolean => text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** The canonical form of a plan's state: a new plan is a draft, empty fields are left out, moments are ISO 8601. */
export function normalisePricePlan(state: RecordState): RecordState {
  if (Object.keys(state).length === 0) return state;
  const filled: Record<string, Json> = { status: "draft" };
  for (const [field, value] of Object.entries(state)) {
    const kept = field === "prices" ? keptPrices(value) : normalField(field, value);
    if (kept !== null) filled[field] = kept;
  }
  return filled;
}

function normalField(field: string, value: Json): Json {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") return null;
  if (field !== "beginsAt" && field !== "endsAt") return text;
  const parsed = new Date(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(parsed.getTime()) ? parsed.toISOString() : text;
}

/** Prices that were emptied are no part of the plan. */
function keptPrices(value: Json): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
