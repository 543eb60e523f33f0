import fc from "fast-check";
import { parseValue } from "graphql";
import { expect, test } from "vitest";
import { longScalar } from "./scalars.ts";

test("Long carries every safe whole number unchanged: as number, as bigint, as database text and as literal", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(longScalar.serialize(number)).toBe(number);
      expect(longScalar.serialize(BigInt(number))).toBe(number);
      expect(longScalar.serialize(String(number))).toBe(number);
      expect(longScalar.parseValue(number)).toBe(number);
      expect(longScalar.parseLiteral(parseValue(String(number)))).toBe(number);
    }),
  );
});

test("Long refuses unsafe and fractional numbers", () => {
  for (const value of [1.5, Number.NaN, 2 ** 53, 2n ** 60n, "9007199254740993", "", "12a", true, null]) {
    expect(() => longScalar.serialize(value)).toThrow("Long cannot represent the value");
  }
  for (const value of ["5", 1.5, true]) expect(() => longScalar.parseValue(value)).toThrow("Long cannot represent");
  expect(() => longScalar.parseLiteral(parseValue('"5"'))).toThrow("not a whole number");
});
