import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test("a range has both ends, an open end, or the length of the end", () => {
  expect(readRange("bytes=0-99", 1000)).toEqual({ from: 0, to: 99 });
  expect(readRange("bytes=900-", 1000)).toEqual({ from: 900, to: 999 });
  expect(readRange("bytes=-100", 1000)).toEqual({ from: 900, to: 999 });
  expect(readRange("bytes=-5000", 1000)).toEqual({ from: 0, to: 999 });
  expect(readRange("bytes=990-2000", 1000)).toEqual({ from: 990, to: 999 });
});

test("a range outside the file cannot be satisfied; any other value returns the whole file", () => {
  for (const header of ["bytes=1000-", "bytes=1000-1001", "bytes=-0"]) {
    expect(readRange(header, 1000), header).toBe("unsatisfiable");
  }
  for (const header of [
    undefined,
    "",
    "bytes=-",
    "bytes=5-1",
    "bytes=0-1,5-9",
    "items=0-1",
    "bytes=a-b",
    "bytes= 0-1",
  ]) {
    expect(readRange(header, 1000), header).toBeNull();
  }
});

test("every range that is found lies inside the file", () => {
  const end = fc.oneof(fc.constant(""), fc.nat(3000).map(String));
  fc.assert(
    fc.property(end, end, fc.nat(2000), (first, last, bytes) => {
      const range = readRange(`bytes=${first}-${last}`, bytes);
      if (range === null || range === "unsatisfiable") return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeLessThan(bytes);
      expect(range.from).toBeLessThanOrEqual(range.to);
    }),
  );
});
