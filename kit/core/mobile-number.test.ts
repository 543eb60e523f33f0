import fc from "fast-check";
import { expect, test } from "vitest";
import { maskedMobile, normaliseMobile, shownAtHome, shownMobile } from "./mobile-number.ts";

test.each([
  ["81234567890", "+6281234567890"],
  ["0812-3456-7890", "+6281234567890"],
  ["+62 812 3456 7890", "+6281234567890"],
  ["6281234567890", "+6281234567890"],
  ["+620812 34567890", "+6281234567890"],
  ["8123456", null],
  ["81234567890123", null],
  ["7123456789", null],
  ["8123x56789", null],
  ["", null],
])("reads %j as %j", (typed, number) => {
  expect(normaliseMobile(typed)).toBe(number);
});

test("a normalized number is unchanged, and its mask hides all but three digits at each end", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^8\d{7,12}$/), (national) => {
      const mobile = `+62${national}`;
      expect(normaliseMobile(mobile)).toBe(mobile);
      expect(normaliseMobile(shownMobile(mobile))).toBe(mobile);
      expect(normaliseMobile(shownAtHome(mobile))).toBe(mobile);
      expect(shownAtHome(mobile)).toMatch(/^0[1-9]/);
      expect(maskedMobile(mobile).replace(/[^\d]/g, "").length).toBe(8);
    }),
  );
});
