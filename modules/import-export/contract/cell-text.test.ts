import fc from "fast-check";
import { expect, test } from "vitest";
import { exportCell, readCell } from "./cell-text.ts";

test.each(["=1+1", "+62812", "-5", "@SUM(A1)", "\t=1", "\r=1"])(
  "MI-09 the cell %j is not a formula in an export, and an import reads back the same text",
  (text) => {
    expect(exportCell(text)).toBe(`'${text}`);
    expect(readCell(exportCell(text))).toEqual({ kind: "text", text });
    expect(readCell(text)).toEqual({ kind: "text", text });
  },
);

const dangerousText = fc
  .tuple(
    fc.constantFrom("", "'", "''", "=", "+", "-", "@", "'=", "[clear]", "[CLEAR] ", " [clear]", "' [clear]"),
    fc.string(),
  )
  .map(([start, rest]) => start + rest);

test("MI-09 every exported text starts with a harmless character and is read back unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(dangerousText, fc.string({ unit: "binary" })), (text) => {
      fc.pre(text.trim() !== "");
      expect(exportCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(readCell(exportCell(text))).toEqual({ kind: "text", text });
    }),
  );
});

test("MI-04 an empty cell does not change the field, [clear] clears it, ignoring case and surrounding spaces", () => {
  expect(["", "  ", "\t"].map(readCell)).toEqual(Array(3).fill({ kind: "keep" }));
  expect(["[clear]", " [Clear] ", "[CLEAR]"].map(readCell)).toEqual(Array(3).fill({ kind: "clear" }));
  expect(readCell("clear")).toEqual({ kind: "text", text: "clear" });
});
