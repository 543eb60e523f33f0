import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-results.ts";

const file = (...statuses: string[]) => ({
  name: "a.test.ts",
  status: statuses.includes("failed") ? "failed" : "passed",
  assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
});

test("passed and failed tests are counted", () => {
  expect(countVitest({ testResults: [file("passed", "failed"), file("passed")] }, 1)).toEqual({
    passed: 2,
    failed: 1,
    notes: [],
  });
});

test("a skipped test and a planned test count as failed, by name", () => {
  expect(countVitest({ testResults: [file("passed", "skipped", "todo")] }, 0)).toEqual({
    passed: 1,
    failed: 2,
    notes: ["not run (skipped): a skipped test", "not run (todo): a todo test"],
  });
});

test("a file that cannot even be loaded counts as one failure", () => {
  const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
  expect(countVitest({ testResults: [file("passed"), broken] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    notes: ["the file itself failed: b.test.ts"],
  });
});

test("a run without tests, and a run that failed outside of its tests, count as failed", () => {
  expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, notes: ["no test was run"] });
  expect(countVitest({ testResults: [file("passed")] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    notes: ["the run ended with code 1"],
  });
});

test("in the browser, what passes only when repeated or is skipped counts as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({
    passed: 5,
    failed: 6,
    notes: ["2 passed only when repeated", "3 were not run"],
  });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }, 1).failed).toBe(
    1,
  );
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 0).failed).toBe(
    1,
  );
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 0)).toEqual({
    passed: 5,
    failed: 0,
    notes: [],
  });
});
