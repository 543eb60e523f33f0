import { expect, test, vi } from "vitest";
import { readConsent, saveConsent } from "./consent-cookie.ts";

function savedOver(protocol: string): string {
  const document = { cookie: "" };
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", document);
  saveConsent("all");
  vi.unstubAllGlobals();
  return document.cookie;
}

test("BC-26 CO-04 accepting is stored in acceptConsent for 365 days on the whole site", () => {
  expect(savedOver("http:")).toBe("acceptConsent=all; Path=/; SameSite=Lax; Max-Age=31536000");
});

test("ASVS 3.3.1 over https cookies written by the browser are Secure and pinned to the host", () => {
  expect(savedOver("https:")).toBe("__Host-acceptConsent=all; Path=/; SameSite=Lax; Max-Age=31536000; Secure");
  expect(readConsent("acceptConsent=all; __Host-acceptConsent=necessary")).toBe("necessary");
});

test("CO-03 without the cookie there is no choice", () => {
  expect(readConsent("")).toBeNull();
  expect(readConsent("gt-local=id-ID; xacceptConsent=all")).toBeNull();
});

test("a stored choice is read back among other cookies", () => {
  expect(readConsent("gt-local=id-ID; acceptConsent=all; device=h5")).toBe("all");
  expect(readConsent("acceptConsent=necessary")).toBe("necessary");
});
