import { expect, test } from "vitest";
import { consentCookie, readConsent } from "./consent-cookie.ts";

test("BC-26 CO-04 accepting is remembered in acceptConsent for 365 days on the whole site", () => {
  expect(consentCookie("all")).toBe("acceptConsent=all; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("CO-03 without the cookie no choice was made", () => {
  expect(readConsent("")).toBeNull();
  expect(readConsent("gt-local=id-ID; xacceptConsent=all")).toBeNull();
});

test("a stored choice is read back among other cookies", () => {
  expect(readConsent("gt-local=id-ID; acceptConsent=all; device=h5")).toBe("all");
  expect(readConsent("acceptConsent=necessary")).toBe("necessary");
});
