import { expect, test } from "vitest";
import { combineLines, type SettlementLine } from "./combine-lines.ts";

const aLine = (
  number: number,
  lineType: string,
  gross: number,
  change: Partial<SettlementLine> = {},
): SettlementLine => ({
  ...{ number, reference: "C1", gatewayReference: "T1", kind: "payment", settledOn: null, direction: "DEBIT" },
  ...{ fee: null, tax: null, net: null, lineType, gross },
  ...change,
});

test("MO-06 lines of fees and taxes join the line of their transaction", () => {
  const [whole, ...rest] = combineLines([
    aLine(2, "TRANSACTION", 100_000, { direction: "CREDIT" }),
    aLine(3, "FEE", -4_000),
    aLine(4, "VAT", -440),
  ]);
  expect(rest).toEqual([]);
  expect(whole).toMatchObject({ number: 2, gross: 100_000, fee: 4_440 });
});

test("a fee that comes back is below 0, one without a transaction stays a row, and two transactions share no fee", () => {
  const lines = combineLines([
    aLine(2, "TRANSACTION", 100_000),
    aLine(3, "TRANSACTION", 100_000),
    aLine(4, "FEE", 4_000),
    aLine(5, "FEE_REVERSAL", 4_000, { gatewayReference: "T2", direction: "CREDIT" }),
  ]);
  expect(lines.map(({ number, gross, fee }) => [number, gross, fee])).toEqual([
    [2, 100_000, 4_000],
    [3, 100_000, 0],
    [5, 0, -4_000],
  ]);
});

test("files without such lines stay as they are", () => {
  const lines = [aLine(2, "", 1), aLine(3, "", 2)];
  expect(combineLines(lines)).toBe(lines);
});
