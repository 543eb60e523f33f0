import { expect, test } from "vitest";
import { countedTerm } from "./counted-term.ts";

test("MP-14 spellings of one search count together, and texts with personal data are not counted", () => {
  expect(["  Bola   Futsal ", "bola futsal", "BOLA FÚTSAL"].map(countedTerm)).toEqual(Array(3).fill("bola futsal"));
  expect(["", "   ", "x".repeat(61), "ani@mail.example", "0812 3456 7890", "+62-812-3456"].map(countedTerm)).toEqual(
    Array(6).fill(null),
  );
  expect(countedTerm("set 10305")).toBe("set 10305");
});
