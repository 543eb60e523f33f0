import fc from "fast-check";
import { expect, test } from "vitest";
import { isQrPath, sourceOf } from "./constants.ts";
import { utmParameters } from "./utm-parameters.ts";

test("NL-10 LP-09 a path that contains newsletter-qrcode has the source QR, every other Web", () => {
  expect(["/page/newsletter-qrcode", "/newsletter-qrcode-jakarta", "/a/newsletter-qrcode.html"].map(sourceOf)).toEqual([
    "QR",
    "QR",
    "QR",
  ]);
  expect(["/", "/newsletter", "/page/qrcode", "/page/Newsletter"].map(sourceOf)).toEqual(["Web", "Web", "Web", "Web"]);
  expect([isQrPath("/page/newsletter-qrcode"), isQrPath("/")]).toEqual([true, false]);
});

test("EN-19 known UTM parameters are kept, shortened", () => {
  const long = "x".repeat(300);
  expect(utmParameters({ utm_source: "box", utm_campaign: long, gclid: "1", utm_medium: 7, utm_term: "" })).toEqual({
    utm_source: "box",
    utm_campaign: "x".repeat(200),
  });
});

test("any input gives at most five short parameters", () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const entries = Object.entries(utmParameters(sent));
      expect(entries.length).toBeLessThanOrEqual(5);
      for (const [name, value] of entries) {
        expect(name).toMatch(/^utm_/);
        expect(value.length).toBeLessThanOrEqual(200);
      }
    }),
  );
});
