import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatDay } from "./date-format.ts";

const moment = new Date("2026-08-05T02:03:04Z");

test.each([
  ["en-US", "05 August 2026 | 09:03:04"],
  ["id-ID", "05 Agustus 2026 | 09:03:04"],
  ["vi-VN", "05 tháng 8 2026 | 09:03:04"],
  ["zh-CN", "05 八月 2026 | 09:03:04"],
] as const)("GN-15 a moment reads DD MMMM YYYY | HH:mm:ss in %s", (locale, text) => {
  expect(formatDateTime(moment, locale)).toBe(text);
});

test("the date alone follows Jakarta's calendar", () => {
  expect(formatDate(new Date("2026-12-31T17:00:00Z"), "id-ID")).toBe("01 Januari 2027");
  expect(formatDate(new Date("2026-12-31T16:59:59Z"), "en-US")).toBe("31 December 2026");
});

test("BC-33 in figures a day reads dd/mm/yyyy", () => {
  expect(formatDay(new Date("2026-12-31T17:00:00Z"))).toBe("01/01/2027");
  expect(formatDay(moment)).toBe("05/08/2026");
});

test("English and Indonesian month names agree with the language tables of the platform", () => {
  for (const locale of ["en-US", "id-ID"] as const) {
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "Asia/Jakarta" });
    for (let index = 0; index < 12; index += 1) {
      const date = new Date(Date.UTC(2026, index, 10));
      expect(formatDate(date, locale)).toBe(`10 ${month.format(date)} 2026`);
    }
  }
});

test("an invalid date is refused", () => {
  expect(() => formatDateTime(new Date("never"), "en-US")).toThrow(RangeError);
});
