import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignWords } from "./campaign-words.ts";
import { isQrPath, sourceOf } from "./constants.ts";

test("NL-10 LP-09 a path that holds newsletter-qrcode counts as QR, every other as Web", () => {
  expect(["/page/newsletter-qrcode", "/newsletter-qrcode-jakarta", "/a/newsletter-qrcode.html"].map(sourceOf)).toEqual([
    "QR",
    "QR",
    "QR",
  ]);
  expect(["/", "/newsletter", "/page/qrcode", "/page/Newsletter"].map(sourceOf)).toEqual(["Web", "Web", "Web", "Web"]);
  expect([isQrPath("/page/newsletter-qrcode"), isQrPath("/")]).toEqual([true, false]);
});

test("EN-19 of a campaign its known words are kept, shortened", () => {
  const long = "x".repeat(300);
  expect(campaignWords({ utm_source: "box", utm_campaign: long, gclid: "1", utm_medium: 7, utm_term: "" })).toEqual({
    utm_source: "box",
    utm_campaign: "x".repeat(200),
  });
});

test("whatever is sent as a campaign, what is kept are at most five short words", () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const kept = Object.entries(campaignWords(sent));
      expect(kept.length).toBeLessThanOrEqual(5);
      for (const [name, value] of kept) {
        expect(name).toMatch(/^utm_/);
        expect(value.length).toBeLessThanOrEqual(200);
      }
    }),
  );
});
