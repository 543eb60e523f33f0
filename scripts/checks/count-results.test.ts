import { expect, test } from "vitest";
import playwrightConfig from "../../tests/playwright.config.ts";
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

const suiteOf = (status: string, message: string) => [
  {
    specs: [],
    suites: [
      { specs: [{ title: "a walk", tests: [{ projectName: "phone", status, results: [{ error: { message } }] }] }] },
    ],
  },
];

test("in the browser, a failure is named with its message, and a skipped test counts as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 3 };
  expect(countPlaywright({ stats, suites: suiteOf("unexpected", "no such\nbutton"), errors: [] }, 1)).toEqual({
    passed: 5,
    failed: 4,
    notes: ["failed: [phone] a walk\n    no such\n    button", "3 were not run"],
  });
});

test("2C-04 tests are not repeated, and one that passes only when repeated counts as failed, by name", () => {
  expect(playwrightConfig.retries).toBe(0);
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, suites: suiteOf("flaky", "too late"), errors: [] }, 0)).toEqual({
    passed: 5,
    failed: 1,
    notes: ["passed only when repeated: [phone] a walk\n    too late"],
  });
});

test("a browser run with an error outside its tests, or without tests, has failed", () => {
  const run = (expected: number, errors: object[]) =>
    countPlaywright({ stats: { expected, unexpected: 0, flaky: 0, skipped: 0 }, suites: [], errors }, 0);
  expect(run(5, [{}]).failed).toBe(1);
  expect(run(0, []).failed).toBe(1);
  expect(run(5, [])).toEqual({ passed: 5, failed: 0, notes: [] });
});
