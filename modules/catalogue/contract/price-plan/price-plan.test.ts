import { expect, test } from "vitest";
import { isPlanCode, mostPlannedPrices, normalisePricePlan, planFormProblems } from "./price-plan-form.ts";
import { planRuleProblems, repricedSkus } from "./price-plan-rules.ts";
import { type PricePlanState, planState } from "./price-plan-state.ts";

const plan: PricePlanState = {
  status: "scheduled",
  name: "Weekend",
  beginsAt: "2026-11-21T00:00:00.000Z",
  endsAt: "2026-11-23T00:00:00.000Z",
  prices: { A: 90_000, B: 45_000 },
};

test("a plan runs from its begin up to its end, both exact to the millisecond, and only while it is scheduled", () => {
  const at = (moment: string) => planState(plan, new Date(moment));
  expect(at("2026-11-20T23:59:59.999Z")).toBe("UPCOMING");
  expect(at("2026-11-21T00:00:00.000Z")).toBe("RUNNING");
  expect(at("2026-11-22T23:59:59.999Z")).toBe("RUNNING");
  expect(at("2026-11-23T00:00:00.000Z")).toBe("ENDED");
  const running = new Date("2026-11-22T00:00:00Z");
  expect(planState({ ...plan, status: "draft" }, running)).toBe("DRAFT");
  expect(planState({ ...plan, status: "stopped" }, running)).toBe("STOPPED");
  const { endsAt: _endsAt, ...endless } = plan;
  expect(planState(endless, new Date("2030-01-01"))).toBe("RUNNING");
});

test("each malformed field of a plan is named", () => {
  expect(planFormProblems(plan)).toEqual([]);
  expect(
    planFormProblems({
      ...plan,
      name: "x".repeat(121),
      beginsAt: "tomorrow",
      prices: { A: 0, B: 1.5, C: "9", D: 1e12 },
    }),
  ).toEqual([
    { path: "name", problem: "tooLong" },
    { path: "beginsAt", problem: "invalid" },
    { path: "prices/A", problem: "notPositive" },
    { path: "prices/B", problem: "notWhole" },
    { path: "prices/C", problem: "invalid" },
    { path: "prices/D", problem: "tooHigh" },
  ]);
  const many = Object.fromEntries(Array.from({ length: mostPlannedPrices + 1 }, (_, at) => [`S${at}`, 1]));
  expect(planFormProblems({ ...plan, prices: many })).toEqual([{ path: "prices", problem: "tooMany" }]);
  expect(planFormProblems({ ...plan, other: 1 })).toEqual([{ path: "other", problem: "invalid" }]);
});

test("a draft needs a name alone, a scheduled plan a begin and prices, and the end comes after the begin", () => {
  expect(planRuleProblems({ status: "draft" })).toEqual([{ path: "name", problem: "missing" }]);
  expect(planRuleProblems({ status: "draft", name: "Weekend" })).toEqual([]);
  expect(planRuleProblems({ status: "scheduled", name: "Weekend" })).toEqual([
    { path: "beginsAt", problem: "missing" },
    { path: "prices", problem: "noPrices" },
  ]);
  expect(planRuleProblems({ ...plan, endsAt: "2026-11-21T00:00:00.000Z" })).toEqual([
    { path: "endsAt", problem: "endsBeforeItBegins" },
  ]);
  expect(planRuleProblems(plan)).toEqual([]);
});

test("a plan's state is stored in one form: empty fields and prices are left out, moments are in UTC", () => {
  expect(normalisePricePlan({})).toEqual({});
  expect(
    normalisePricePlan({
      name: "  Weekend ",
      beginsAt: "2026-11-21T07:00+07:00",
      endsAt: "",
      prices: { A: 5, B: null },
    }),
  ).toEqual({ status: "draft", name: "Weekend", beginsAt: "2026-11-21T00:00:00.000Z", prices: { A: 5 } });
  expect(normalisePricePlan({ name: "Weekend", beginsAt: "soon", prices: {} })).toEqual({
    status: "draft",
    name: "Weekend",
    beginsAt: "soon",
  });
});

test("a change of a scheduled plan reprices the SKUs whose price or time changes", () => {
  expect(repricedSkus(null, plan)).toEqual(["A", "B"]);
  expect(repricedSkus({ ...plan, status: "draft" }, plan)).toEqual(["A", "B"]);
  expect(repricedSkus(plan, { ...plan, prices: { A: 90_000, B: 40_000, C: 1 } })).toEqual(["B", "C"]);
  expect(repricedSkus(plan, { ...plan, endsAt: "2026-11-24T00:00:00.000Z" })).toEqual(["A", "B"]);
  expect(repricedSkus(plan, { ...plan, name: "Other" })).toEqual([]);
  expect(repricedSkus(plan, { ...plan, status: "stopped" })).toEqual([]);
});

test("a plan's code is words joined by hyphens", () => {
  expect(["weekend", "shoe-weekend-11", "1"].every(isPlanCode)).toBe(true);
  expect(["", "Weekend", "a--b", "-a", "a/b", "x".repeat(61)].some(isPlanCode)).toBe(false);
});
