import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedLines, writeTypedLines } from "./typed-lines.ts";

test("lines are read however SKU and quantity stand apart; a SKU alone is one piece", () => {
  const text = "SHOE-42 × 2\n  BALL-X\t3\r\nMAX-9,4\nCUP x5\nPEN 6x\nRACKET x 7;\n\nSOCK; 8; OFFER1\nTENT";
  expect(
    readTypedLines(text).lines.map(({ number, skuCode, quantity, offerCode }) => [
      number,
      skuCode,
      quantity,
      offerCode,
    ]),
  ).toEqual([
    [1, "SHOE-42", 2, ""],
    [2, "BALL-X", 3, ""],
    [3, "MAX-9", 4, ""],
    [4, "CUP", 5, ""],
    [5, "PEN", 6, ""],
    [6, "RACKET", 7, ""],
    [8, "SOCK", 8, "OFFER1"],
    [9, "TENT", 1, ""],
  ]);
});

test("what cannot be read is named by its line", () => {
  const { lines, unreadable } = readTypedLines("SHOE two\nSHOE 0\nSHOE 10000\nSHOE 1 OFFER more\nSHOE 1");
  expect(unreadable.map(({ number, problem }) => [number, problem])).toEqual([
    [1, "FORM"],
    [2, "QUANTITY"],
    [3, "QUANTITY"],
    [4, "FORM"],
  ]);
  expect(lines).toHaveLength(1);
  expect(readTypedLines(" \n ")).toEqual({ lines: [], unreadable: [] });
});

test("lines that are written are read as the same", () => {
  const line = fc.record({
    skuCode: fc.stringMatching(/^[A-WYZ][A-Z0-9-]{0,20}$/),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    offerCode: fc.constantFrom("", "OFFER1"),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const read = readTypedLines(writeTypedLines(lines)).lines.map(({ number: _number, ...rest }) => rest);
      expect(read).toEqual(lines);
    }),
  );
});
