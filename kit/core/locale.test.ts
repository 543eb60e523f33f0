import fc from "fast-check";
import { expect, test } from "vitest";
import { asLocale, fallbackLocale, locales, negotiateLocale } from "./locale.ts";

test("BC-02 only the four exact names are locales", () => {
  expect(locales.map(asLocale)).toEqual(["en-US", "id-ID", "vi-VN", "zh-CN"]);
  for (const other of ["en", "EN-us", "", "fr-FR", undefined, null, 4]) expect(asLocale(other)).toBeNull();
});

test.each([
  ["id-ID,id;q=0.9,en-US;q=0.8", "id-ID"],
  ["id", "id-ID"],
  ["in-ID", "id-ID"],
  ["en-GB,en;q=0.9", "en-US"],
  ["zh-TW", "zh-CN"],
  ["VI-vn", "vi-VN"],
  ["fr-FR, vi;q=0.4, id;q=0.6", "id-ID"],
  ["id;q=0, zh-CN;q=0.1", "zh-CN"],
  ["id ; q=0.2 , en ; q=0.7", "en-US"],
])("a browser that requests %s gets %s", (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});

test.each([undefined, "", "*", "fr-FR,de;q=0.5", "id;q=2", "id;q=abc", ";;,,=", "indonesian"])(
  "a browser that requests no supported language (%s) gets the fallback en-US",
  (header) => {
    expect(negotiateLocale(header)).toBe(fallbackLocale);
  },
);

test("any header at all is answered with a supported locale", () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(locales).toContain(negotiateLocale(header));
    }),
  );
});
