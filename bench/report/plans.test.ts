import { expect, test } from "vitest";
import { plansTable, readPlans } from "./plans.ts";

const log = (milliseconds: string, text: string, plan: object) => [
  `2026-11-16 08:00:00.000 UTC [7] LOG:  duration: ${milliseconds} ms  plan:`,
  ...JSON.stringify({ "Query Text": text, Plan: plan }, null, 2)
    .split("\n")
    .map((line) => `\t${line}`),
];
const byIndex = { "Node Type": "Index Scan", "Relation Name": "product", "Index Name": "product_code" };
const whole = { "Node Type": "Seq Scan", "Relation Name": "promotion", "Actual Rows": 12 };

test("plans are read from between other lines of the log", () => {
  const lines = [
    "2026-11-16 08:00:00.000 UTC [7] LOG:  checkpoint starting: time",
    ...log("0.250", "select 1", { "Node Type": "Result" }),
    "2026-11-16 08:00:00.000 UTC [7] ERROR:  deadlock detected",
    "\tDETAIL: something that is no plan",
    ...log("1.750", "select 2", byIndex),
    // Interrupted by another message.
    ...log("9.000", "select 3", byIndex).slice(0, 3),
  ];
  expect(readPlans(lines)).toEqual([
    { text: "select 1", milliseconds: 0.25, plan: { "Node Type": "Result" } },
    { text: "select 2", milliseconds: 1.75, plan: byIndex },
  ]);
});

test("statements are counted per request, the most expensive first, and sequential scans are named", () => {
  const plan = { "Node Type": "Nested Loop", Plans: [byIndex, whole] };
  const table = plansTable(
    [
      { text: "select a", milliseconds: 0.1, plan: { "Node Type": "Result" } },
      { text: "select\n  b", milliseconds: 1, plan },
      { text: "select\n  b", milliseconds: 3, plan },
    ],
    2,
  );
  expect(table.split("\n").slice(2)).toEqual([
    "| `select b` | 1.00 | 2.00 | `product_code`, **sequential scan of promotion** (12 rows) |",
    "| `select a` | 0.50 | 0.10 | reads no table |",
  ]);
});
