import fc from "fast-check";
import { expect, test } from "vitest";

test("1D-03 property tests draw the same cases in every run, unless a seed is given", () => {
  const requested = process.env.PROPERTY_SEED;
  expect(fc.readConfigureGlobal().seed).toBe(requested === undefined ? 20261115 : Number(requested));
});
