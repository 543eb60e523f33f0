import { expect, test } from "vitest";
import { type CodesOf, nameOfCode, storedWord } from "./wire-codes.ts";

const codes = { open: "10", closed: "20" } as const satisfies CodesOf<"open" | "closed">;

test("22-02 a code maps to its value and back, an unknown external one to null", () => {
  for (const word of ["open", "closed"] as const) expect(nameOfCode(codes, codes[word])).toBe(word);
  expect(["30", "open", "", null, undefined].map((code) => nameOfCode(codes, code))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("22-02 an unknown code of our own tables throws", () => {
  expect(storedWord(codes, "20")).toBe("closed");
  expect(() => storedWord(codes, "30")).toThrow('no word for the stored code "30"');
});

test("22-02 a table without a code for every value does not compile", () => {
  // @ts-expect-error `closed` has no code
  const missing = { open: "10" } as const satisfies CodesOf<"open" | "closed">;
  // @ts-expect-error `shut` is no word of the enumeration
  const unknown = { open: "10", closed: "20", shut: "30" } as const satisfies CodesOf<"open" | "closed">;
  expect([missing, unknown]).toHaveLength(2);
});
