import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reportSteps } from "./report-names.ts";
import { addDays, daysIn, monthsAndDays, periodBefore, stepBegin, stepsOf } from "./report-periods.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 400 }))
  .map(([from, days]) => [from, addDays(from, days)] as const);

test("weeks begin on Monday, months on the first", () => {
  expect(stepBegin("2026-11-15", "week")).toBe("2026-11-09");
  expect(stepBegin("2026-11-16", "week")).toBe("2026-11-16");
  expect(stepBegin("2026-02-28", "month")).toBe("2026-02-01");
  expect(stepBegin("2026-02-28", "day")).toBe("2026-02-28");
});

test("steps cover every day of a period once, and are cut at its ends", () => {
  expect(stepsOf("2026-01-30", "2026-03-02", "month")).toEqual([
    { begin: "2026-01-01", from: "2026-01-30", until: "2026-01-31" },
    { begin: "2026-02-01", from: "2026-02-01", until: "2026-02-28" },
    { begin: "2026-03-01", from: "2026-03-01", until: "2026-03-02" },
  ]);
  fc.assert(
    fc.property(period, fc.constantFrom(...reportSteps), ([from, until], step) => {
      const steps = stepsOf(from, until, step);
      expect(steps.reduce((sum, one) => sum + daysIn(one.from, one.until), 0)).toBe(daysIn(from, until));
      expect(steps.map((one) => stepBegin(one.from, step))).toEqual(steps.map(({ begin }) => begin));
    }),
  );
});

test("the period before has the same number of days, or of months where it is made of whole months", () => {
  expect(periodBefore("2026-11-10", "2026-11-16")).toEqual({ from: "2026-11-03", until: "2026-11-09" });
  expect(periodBefore("2026-03-01", "2026-03-31")).toEqual({ from: "2026-02-01", until: "2026-02-28" });
  expect(periodBefore("2026-01-01", "2026-12-31")).toEqual({ from: "2025-01-01", until: "2025-12-31" });
  fc.assert(
    fc.property(period, ([from, until]) => {
      const before = periodBefore(from, until);
      expect(addDays(before.until, 1)).toBe(from);
      expect(Math.abs(daysIn(before.from, before.until) - daysIn(from, until))).toBeLessThanOrEqual(
        3 + daysIn(from, until) / 300,
      );
    }),
  );
});

test("whole months and the days around them are the period, and nothing twice", () => {
  expect(monthsAndDays("2026-01-01", "2026-03-31")).toEqual({
    months: { from: "2026-01-01", until: "2026-03-31" },
    days: [],
  });
  expect(monthsAndDays("2026-01-02", "2026-03-30")).toEqual({
    months: { from: "2026-02-01", until: "2026-02-28" },
    days: [
      { from: "2026-01-02", until: "2026-01-31" },
      { from: "2026-03-01", until: "2026-03-30" },
    ],
  });
  expect(monthsAndDays("2026-01-02", "2026-02-27").months).toBeNull();
  fc.assert(
    fc.property(period, ([from, until]) => {
      const { months, days } = monthsAndDays(from, until);
      const parts = [...days, ...(months ? [months] : [])].toSorted((one, other) => (one.from < other.from ? -1 : 1));
      expect([parts[0]?.from, parts.at(-1)?.until]).toEqual([from, until]);
      for (const [at, part] of parts.entries())
        if (at > 0) expect(part.from).toBe(addDays(parts[at - 1]?.until ?? "", 1));
      if (months)
        expect([stepBegin(months.from, "month"), addDays(months.until, 1).slice(8)]).toEqual([months.from, "01"]);
    }),
  );
});
