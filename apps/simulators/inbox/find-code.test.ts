import { expect, test } from "vitest";
import { findCode } from "./find-code.ts";
import { recipient } from "./recipient.ts";

test.each([
  ["12 is not it\n\n@shop.example #0482", "0482"],
  ["Your code:\n\n  482913 \n\nThanks", "482913"],
  ["9999\n@shop.example #0482", "0482"],
  ["Call 021 5551234 now", null],
  ["123\n123456789\n", null],
  ["", null],
])("%j holds the code %s", (text, code) => {
  expect(findCode(text)).toBe(code);
});

test("a receiver has one spelling", () => {
  const spellings = ["+6281234567890", "62 812-3456-7890", "081234567890", " 6281234567890 "];
  expect(new Set(spellings.map(recipient))).toEqual(new Set(["+6281234567890"]));
  expect(recipient(" Sari@Example.COM ")).toBe("sari@example.com");
});
