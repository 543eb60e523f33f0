import fc from "fast-check";
import { expect, test } from "vitest";
import { codeDigits } from "./code-digits.ts";

test.each([
  ["1234", "1234"],
  ["kode: 1234", "1234"],
  ["12 34", "1234"],
  ["1-2-3-4-5", "1234"],
  ["12", "12"],
  ["abc", ""],
  ["Your code 4821 is valid for 5 minutes", "4821"],
  ["Order 20261115, code 4821", "4821"],
])("reads %j as %j", (text, digits) => {
  expect(codeDigits(text, 4)).toBe(digits);
});

test("keeps digits only and never more than requested, for all inputs", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (text, length) => {
      expect(codeDigits(text, length)).toMatch(new RegExp(`^\\d{0,${length}}$`));
    }),
  );
});

test("a complete code is unchanged", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4}$/), (code) => {
      expect(codeDigits(code, 4)).toBe(code);
    }),
  );
});
