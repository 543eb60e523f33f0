import fc from "fast-check";
import { expect, test } from "vitest";
import { smsSize } from "./sms-segments.ts";

const segments = (text: string) => smsSize(text).segments;

test("a text of the GSM alphabet has 160 characters in one segment and 153 in each of several", () => {
  expect(smsSize("a".repeat(160))).toEqual({ segments: 1, length: 160, alphabet: "GSM-7" });
  expect([161, 306, 307, 459, 460].map((length) => segments("a".repeat(length)))).toEqual([2, 2, 3, 3, 4]);
  expect(smsSize("€".repeat(80))).toEqual({ segments: 1, length: 160, alphabet: "GSM-7" });
});

test("one other character makes the text UCS-2, with 70 and 67", () => {
  expect(smsSize(`ế${"a".repeat(69)}`)).toEqual({ segments: 1, length: 70, alphabet: "UCS-2" });
  expect([71, 134, 135].map((length) => segments("码".repeat(length)))).toEqual([2, 2, 3]);
});

test("a character of two places is not divided between segments", () => {
  // 152 places and a sign of two: it goes to the second segment, and the third begins one place earlier.
  expect(segments(`${"a".repeat(152)}€${"a".repeat(151)}`)).toBe(2);
  expect(segments(`${"a".repeat(152)}€${"a".repeat(152)}`)).toBe(3);
  expect(segments(`${"码".repeat(66)}😀${"码".repeat(65)}`)).toBe(2);
  expect(segments(`${"码".repeat(66)}😀${"码".repeat(66)}`)).toBe(3);
});

test("a longer text never takes fewer segments, and never more than one for each character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.string({ maxLength: 40 }), (text, more) => {
      const [one, both] = [segments(text), segments(text + more)];
      expect(both).toBeGreaterThanOrEqual(one);
      expect(one).toBeLessThanOrEqual(Math.max(1, text.length));
    }),
  );
});
