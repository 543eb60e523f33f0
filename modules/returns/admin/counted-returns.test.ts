import { expect, test } from "vitest";
import { countedReturnsQuery, readCountedReturns } from "./counted-returns.ts";

test("an address of counted returns leads back to them, with and without a reason", () => {
  for (const reason of [null, "DAMAGED"]) {
    const counted = { from: "2026-11-01", until: "2026-11-30", reason };
    expect(readCountedReturns(countedReturnsQuery(counted))).toEqual(counted);
  }
});

test("days that do not exist, or one alone, select nothing", () => {
  const read = (query: string) => readCountedReturns(new URLSearchParams(query));
  expect(read("")).toBeNull();
  expect(read("countedFrom=2026-11-01")).toBeNull();
  expect(read("countedFrom=2026-02-30&countedUntil=2026-03-01")).toBeNull();
});
