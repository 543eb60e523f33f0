import { expect, test } from "vitest";
import { countPieces, withPiece } from "./checked-pieces.ts";

const lines = [
  { number: 0, skuCode: "BALL-A", barcode: "8990001", quantity: 3, cancelled: 1 },
  { number: 1, skuCode: "BRICK-A", barcode: "8990002", quantity: 1, cancelled: 1 },
  { number: 2, skuCode: "BALL-A", barcode: "8990001", quantity: 1, cancelled: 0 },
];

test("MS-04 pieces that are handed out are checked by barcode or code, line after line", () => {
  let checked = {};
  for (const code of ["8990001", "ball-a", "8990001"]) {
    const scanned = withPiece(lines, checked, code);
    expect(scanned.refusal).toBeNull();
    checked = scanned.checked;
  }
  expect(checked).toEqual({ 0: 2, 2: 1 });
  expect(countPieces(lines, checked)).toEqual({ checked: 3, pieces: 3 });
});

test("MS-04 a piece of another order, a cancelled one and one too many are refused, and nothing is checked", () => {
  const all = { 0: 2, 2: 1 };
  expect(withPiece(lines, all, "8990001")).toEqual({ checked: all, refusal: "complete" });
  expect(withPiece(lines, {}, "8990002")).toEqual({ checked: {}, refusal: "unknown" });
  expect(withPiece(lines, {}, "0000000")).toEqual({ checked: {}, refusal: "unknown" });
});
