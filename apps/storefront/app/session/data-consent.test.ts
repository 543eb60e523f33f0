import { expect, test } from "vitest";
import { dataConsentCookieOf, readDataConsent } from "./data-consent.ts";

test("CO-11 D-20 the accepted version is stored for 365 days", () => {
  expect(dataConsentCookieOf("2026-1", false)).toBe(
    "mapclubDataConsent=2026-1; Path=/; SameSite=Lax; Max-Age=31536000",
  );
  expect(dataConsentCookieOf("3", true)).toMatch(/^__Host-.*; Secure$/);
});

test("it is read from among other cookies, and no other cookie is taken for it", () => {
  expect(readDataConsent("a=1; mapclubDataConsent=2026-1; token=x")).toBe("2026-1");
  expect([readDataConsent(null), readDataConsent("xmapclubDataConsent=3")]).toEqual([null, null]);
});
