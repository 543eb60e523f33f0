import { expect, test } from "vitest";
import { observatoryScore } from "./observatory-score.ts";

const good = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const scored = (changes: object, text = "") => observatoryScore({ headers: { ...good, ...changes }, text });
const policy = (from: string, to: string) => ({
  "content-security-policy": good["content-security-policy"].replace(from, to),
});

test("a page without anything loses what each header is worth", () => {
  expect(observatoryScore({ headers: {}, text: "" })).toBe(100 - 25 - 20 - 5 - 20);
});

test("every bonus counts where nothing is missing", () => {
  expect(scored({})).toBe(130);
  expect(scored({ "set-cookie": ["token=1; Secure; HttpOnly; SameSite=Lax"] })).toBe(135);
  expect(scored({}, '<script src="/a.js" integrity="sha384-x"></script>')).toBe(135);
});

test("each weakness has its penalty, and below ninety no bonus counts", () => {
  expect(scored(policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"))).toBe(80);
  expect(scored(policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"))).toBe(110);
  expect(scored(policy("default-src 'none'", "default-src 'self'"))).toBe(125);
  expect(scored(policy("; frame-ancestors 'none'", ""))).toBe(80);
  expect(scored({ "strict-transport-security": "max-age=60" })).toBe(120);
  expect(scored({ "set-cookie": ["token=1; Secure; SameSite=Lax"] })).toBe(70);
  expect(scored({ "set-cookie": ["seen=1; SameSite=Lax"] })).toBe(125);
  expect(scored({}, '<script src="//cdn.example/a.js"></script>')).toBe(50);
});
