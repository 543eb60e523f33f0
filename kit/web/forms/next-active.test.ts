import { expect, test } from "vitest";
import { nextActive } from "./next-active.ts";

test("arrows move through the options, over the field, and wrap around", () => {
  const down = [-1, 0, 1, 2].map((active) => nextActive(active, "ArrowDown", 3));
  const up = [-1, 2, 1, 0].map((active) => nextActive(active, "ArrowUp", 3));
  expect(down).toEqual([0, 1, 2, -1]);
  expect(up).toEqual([2, 1, 0, -1]);
});

test("without options none is active", () => {
  expect(nextActive(-1, "ArrowDown", 0)).toBe(-1);
});
