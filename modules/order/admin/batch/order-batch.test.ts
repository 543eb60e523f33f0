import { expect, test } from "vitest";
import { blocksOf } from "./order-batch.ts";

test("MO-04 more orders than one press takes come in groups of 50, each order in one of them", () => {
  const codes = Array.from({ length: 120 }, (_, at) => `BB${at}`);
  const blocks = blocksOf(codes);
  expect(blocks.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(blocks.flat()).toEqual(codes);
  expect(blocksOf([])).toEqual([]);
});
