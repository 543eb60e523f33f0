import { expect, test } from "vitest";
import { type Row, verdict } from "./row.ts";
import { table } from "./table.ts";

const page: Row = {
  name: "home",
  title: "home page",
  value: 0.512,
  unit: "of hello world",
  perSecond: 12_345.6,
  range: [0.49, 0.55],
  goal: { atLeast: 0.5 },
};
const memory: Row = {
  name: "memory",
  title: "memory",
  value: 300.4,
  unit: "MiB",
  perSecond: null,
  range: null,
  goal: { atMost: 300 },
};

test("a goal is met at exactly its figure and missed just beyond it", () => {
  expect(verdict({ value: 0.5, goal: { atLeast: 0.5 } })).toBe("met");
  expect(verdict({ value: 0.499, goal: { atLeast: 0.5 } })).toBe("not met");
  expect(verdict({ value: 300, goal: { atMost: 300 } })).toBe("met");
  expect(verdict({ value: 300.4, goal: { atMost: 300 } })).toBe("not met");
  expect(verdict({ value: null, goal: { atMost: 300 } })).toBe("not met");
  expect(verdict({ value: 7, goal: null })).toBe("");
});

test("an import is shown beside raw COPY, a response time in milliseconds", () => {
  const imported: Row = { ...page, title: "import", value: 0.0123, unit: "of COPY", perSecond: 950, goal: null };
  const response: Row = { ...memory, title: "list", value: 41.6, unit: "ms", goal: { atMost: 300 } };
  expect(table([imported, response]).split("\n").slice(2)).toEqual([
    "import         950  × 0.0123  0.49–0.55",
    "list                   42 ms             ≤ 300 ms  met",
  ]);
});

test("the table aligns its columns and marks met goals", () => {
  expect(table([page, memory]).split("\n")).toEqual([
    "what       per second    value      range       goal",
    "─────────  ──────────  ───────  ─────────  ─────────  ───────",
    "home page      12,346   × 0.51  0.49–0.55   ≥ × 0.50  met",
    "memory                 300 MiB             ≤ 300 MiB  not met",
  ]);
});
