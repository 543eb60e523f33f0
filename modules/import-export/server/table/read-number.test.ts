import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalSignOf, readNumber } from "./read-number.ts";

const alone = (text: string) => {
  const read = readNumber(text, decimalSignOf([text]));
  return read.ok ? read.value : read.error.code;
};

test.each([
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["Rp 1.234", 1234],
  ["Rp1.234.567", 1_234_567],
  ["Rp. 250.000,-", 250_000],
  ["IDR 99,000", 99_000],
  ["150000.00", 150_000],
  ["150000", 150_000],
  ["1 234 567", 1_234_567],
  ["1'234.5", 1234.5],
  ["0.125", 0.125],
  ["0,125", 0.125],
  [".5", 0.5],
  ["-12,5", -12.5],
  ["$19.99", 19.99],
  ["12,5 €", 12.5],
  ["1.23.456", "NOT_A_NUMBER"],
  ["12,34,56", "NOT_A_NUMBER"],
  ["twelve", "NOT_A_NUMBER"],
  ["1e5", "NOT_A_NUMBER"],
  ["", "NOT_A_NUMBER"],
])("the number %j is %j", (text, value) => {
  expect(alone(text)).toBe(value);
});

test("the other cells of a column decide what 1.234 means", () => {
  expect(decimalSignOf(["1.234", "12.5"])).toBe(".");
  expect(readNumber("1.234", ".")).toEqual({ ok: true, value: 1.234 });
  expect(decimalSignOf(["1.234", "12,5", "text"])).toBe(",");
  expect(readNumber("1.234", ",")).toEqual({ ok: true, value: 1234 });
  expect(decimalSignOf(["1.234", "5.678"])).toBe("unknown");
  expect(readNumber("1,234", "unknown")).toEqual({ ok: true, value: 1234 });
});

test("an ambiguous number is refused if its column uses both forms", () => {
  const mixed = decimalSignOf(["12.5", "12,5"]);
  expect(mixed).toBe("mixed");
  expect(readNumber("1.234", mixed)).toEqual({ ok: false, error: { code: "AMBIGUOUS_NUMBER" } });
  expect(readNumber("12,5", mixed)).toEqual({ ok: true, value: 12.5 });
});

test("every amount in Indonesian and English format is parsed correctly", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 })), { minLength: 1 }),
      fc.constantFrom("id-ID", "en-US"),
      fc.boolean(),
      (amounts, locale, grouped) => {
        const values = amounts.map(([whole, cents]) => (whole * 100 + cents) / 100);
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: grouped });
        const cells = values.map((value) => format.format(value));
        const sign = decimalSignOf(cells);
        expect(cells.map((cell) => readNumber(cell, sign))).toEqual(values.map((value) => ({ ok: true, value })));
      },
    ),
  );
});
