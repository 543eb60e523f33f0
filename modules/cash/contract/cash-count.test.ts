import fc from "fast-check";
import { expect, test } from "vitest";
import { countedCash, denominations, mostPieces } from "./cash-count.ts";

test("MO-06 counted cash is the sum of all notes and coins laid out one by one", () => {
  const few = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.array(few, { minLength: 10, maxLength: 10 }), (counts) => {
      const pieces = Object.fromEntries(denominations.map((value, at) => [value, counts[at] ?? 0]));
      let laidOut = 0;
      for (const [value, count] of Object.entries(pieces))
        for (let one = 0; one < count; one += 1) laidOut += Number(value);
      expect(countedCash(pieces)).toBe(laidOut);
    }),
  );
  expect(countedCash({})).toBe(0);
  const most = Object.fromEntries(denominations.map((value) => [value, mostPieces]));
  expect(Number.isSafeInteger(countedCash(most))).toBe(true);
});
