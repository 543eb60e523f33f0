import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median ignores outliers", () => {
  expect(median([900, 2, 1])).toBe(2);
  expect(median([4, 1, 900, 2])).toBe(3);
  expect(median([7])).toBe(7);
});
