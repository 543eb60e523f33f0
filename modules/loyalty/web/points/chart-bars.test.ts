import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped, signed } from "#kit/core/grouped-number.ts";
import { barsOf } from "./chart-bars.ts";

const size = { width: 360, height: 120 };
const count = fc.integer({ min: 0, max: 1_000_000 });

test("bars stay inside the picture, the highest fills it, and a larger value is never lower", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ month: fc.constant("2026-01"), earned: count, spent: count }), { maxLength: 12 }),
      (months) => {
        const bars = barsOf(months, size).flatMap(({ earned, spent }) => [earned, spent]);
        const counts = months.flatMap(({ earned, spent }) => [earned, spent]);
        for (const bar of bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(size.width);
          expect(bar.y).toBeGreaterThanOrEqual(0);
          expect(bar.y + bar.height).toBeCloseTo(size.height);
        }
        const highest = Math.max(0, ...counts);
        if (highest > 0) expect(Math.max(...bars.map(({ height }) => height))).toBeCloseTo(size.height);
        for (const [index, one] of counts.entries()) {
          for (const [other, than] of counts.entries()) {
            if (one >= than) expect(bars[index]?.height ?? 0).toBeGreaterThanOrEqual(bars[other]?.height ?? 0);
          }
        }
      },
    ),
  );
});

test("an empty month has no bar, and one point has one that can be seen", () => {
  const [none, one] = barsOf(
    [
      { month: "2026-01", earned: 0, spent: 0 },
      { month: "2026-02", earned: 1, spent: 10_000 },
    ],
    size,
  );
  expect([none?.earned.height, one?.earned.height]).toEqual([0, 2]);
});

test("counts are read in groups of three, with their sign where it matters", () => {
  expect([grouped(0), grouped(999), grouped(1_234), grouped(12_345_678), grouped(-1_000)]).toEqual([
    "0",
    "999",
    "1.234",
    "12.345.678",
    "-1.000",
  ]);
  expect([signed(50), signed(-50), signed(0)]).toEqual(["+50", "-50", "0"]);
});
