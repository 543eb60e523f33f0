import { expect, test } from "vitest";
import { slowestFiles, timesOfPlaywright, timesOfVitest } from "./file-times.ts";

test("a file of unit tests takes from its first test to its last, and is named from the project's folder on", () => {
  const testResults = [{ name: "/house/kit/a.test.ts", startTime: 1_000, endTime: 3_500 }];
  expect(timesOfVitest({ testResults }, "/house/")).toEqual([{ file: "kit/a.test.ts", seconds: 2.5 }]);
});

test("a file of journeys takes what all its tests took, on both devices and in every try", () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }, { duration: 500 }] })),
  });
  const suites = [{ specs: [spec("b.spec.ts", 1_000, 2_000)], suites: [{ specs: [spec("b.spec.ts", 500)] }] }];
  expect(timesOfPlaywright({ suites }, "tests/")).toEqual([{ file: "tests/b.spec.ts", seconds: 5 }]);
});

test("the slowest files are listed first, up to a limit", () => {
  const times = [
    { file: "a", seconds: 1 },
    { file: "b", seconds: 120.06 },
    { file: "c", seconds: 30 },
  ];
  expect(slowestFiles(times, 2)).toEqual(["  120.1 s  b", "   30.0 s  c"]);
});
