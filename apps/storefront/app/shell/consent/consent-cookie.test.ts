import { expect, test, vi } from "vitest";
import { keepConsent, readConsent } from "./consent-cookie.ts";

function keptOver(protocol: string): string {
  const document = { cookie: "" };
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", document);
  keepConsent("all");
  vi.unstubAllGlobals();
  return document.cookie;
}

test("BC-26 CO-04 accepting is remembered in acceptConsent for 365 days on the whole site", () => {
  expect(keptOver("http:")).toBe("acceptConsent=all; Path=/; SameSite=Lax; Max-Age=31536000");
});

test("ASVS 3.3.1 over https what the browser itself writes is Secure and pinned to the host", () => {
  expect(keptOver("https:")).toBe("__Host-acceptConsent=all; Path=/; SameSite=Lax; Max-Age=31536000; Secure");
  expect(readConsent("acceptConsent=all; __Host-acceptConsent=necessary")).toBe("necessary");
});

test("CO-03 without the cookie no choice was made", () => {
  expect(readConsent("")).toBeNull();
  expect(readConsent("gt-local=id-ID; xacceptConsent=all")).toBeNull();
});

test("a stored choice is read back among other cookies", () => {
  expect(readConsent("gt-local=id-ID; acceptConsent=all; device=h5")).toBe("all");
  expect(readConsent("acceptConsent=necessary")).toBe("necessary");
});
