import fc from "fast-check";
import { expect, test } from "vitest";
import { blockText, parseBlock } from "./cell-block.ts";

test("cells of a spreadsheet are read with quotes, line breaks and empty cells", () => {
  expect(parseBlock('1\t2\r\n3\t"a ""b""\tc\nd"\r\n')).toEqual([
    ["1", "2"],
    ["3", 'a "b"\tc\nd'],
  ]);
  expect(parseBlock("5")).toEqual([["5"]]);
  expect(parseBlock("a\t\tb\n\t\t\n")).toEqual([
    ["a", "", "b"],
    ["", "", ""],
  ]);
  expect(parseBlock('6" pipe\tx')).toEqual([['6" pipe', "x"]]);
  expect(parseBlock("")).toEqual([]);
});

test("copied cells are pasted as the same cells", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "1", '"', "\t", "\n", " ", "×") });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1 }),
      (width, rows) => {
        const block = rows.map((row) => row.slice(0, width));
        // A last row of one empty cell is indistinguishable from a final line break.
        fc.pre(width > 1 || block.at(-1)?.[0] !== "");
        expect(parseBlock(blockText(block))).toEqual(block);
      },
    ),
  );
});
