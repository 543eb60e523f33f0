import fc from "fast-check";
import { expect, test } from "vitest";
import type { SettlementLine } from "./combine-lines.ts";
import { wholeSums } from "./whole-sums.ts";

const aLine = (change: Partial<SettlementLine>): SettlementLine => ({
  ...{
    number: 2,
    reference: "C1",
    gatewayReference: "",
    kind: "payment",
    settledOn: null,
    lineType: "",
    direction: "",
  },
  ...{ gross: 100_000, fee: null, tax: null, net: null },
  ...change,
});
const sums = (change: Partial<SettlementLine>) => {
  const { gross, fee, net, kind } = wholeSums(aLine(change));
  return [kind, gross, fee, net];
};

test("MO-06 what a file leaves out of gross, fee and net follows from the rest", () => {
  expect(sums({})).toEqual(["payment", 100_000, 0, 100_000]);
  expect(sums({ fee: 4_000, tax: 440 })).toEqual(["payment", 100_000, 4_440, 95_560]);
  expect(sums({ fee: -4_000 })).toEqual(["payment", 100_000, 4_000, 96_000]);
  expect(sums({ net: 95_560 })).toEqual(["payment", 100_000, 4_440, 95_560]);
  expect(sums({ kind: "refund", net: 100_000 })).toEqual(["refund", -100_000, 0, -100_000]);
  expect(sums({ gross: -100_000 })).toEqual(["refund", -100_000, 0, -100_000]);
  expect(sums({ fee: 4_000, net: 95_000 })).toEqual(["payment", 100_000, 4_000, 95_000]);
});

test("MO-06 decimals that add up in a file add up in whole rupiah", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (gross, cents) => {
      const fee = cents / 100;
      const net = Number((gross - fee).toFixed(2));
      const read = wholeSums(aLine({ gross, fee, net }));
      expect(read.gross - read.fee).toBe(read.net);
      expect(read.gross).toBe(gross);
      expect(Math.abs(read.fee - fee)).toBeLessThanOrEqual(0.5);
    }),
  );
});
