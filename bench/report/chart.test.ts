import { expect, test } from "vitest";
import { chart } from "./chart.ts";
import type { Row } from "./row.ts";

const row = (name: string, value: number | null, more: Partial<Row> = {}): Row => ({
  name,
  title: `${name} & co`,
  value,
  unit: "of hello world",
  perSecond: 1,
  range: null,
  goal: null,
  ...more,
});

test("every speed is a bar by its ratio; cases without a ratio are omitted", () => {
  const picture = chart([
    row("hello", 1),
    row("slow", 0.01),
    row("unknown", null),
    row("memory", 300, { unit: "MiB" }),
  ]);
  const widths = [...picture.matchAll(/<rect class="bar"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  expect(picture).toContain("slow &amp; co");
});

test("a goal is marked, and a bar below it looks different", () => {
  const goal = { atLeast: 0.5 };
  expect(chart([row("fast", 0.6, { goal })])).toMatch(/class="bar".*class="goal"/s);
  expect(chart([row("late", 0.4, { goal, range: [0.3, 0.6] })])).toMatch(
    /class="missed".*class="range".*class="goal"/s,
  );
});
