import fc from "fast-check";
import { expect, test } from "vitest";
import { issueAccessToken, readAccessToken } from "./access-token.ts";

const secret = "a secret of at least thirty-two characters";
const expiresAt = new Date("2026-11-15T10:15:00Z");
const before = new Date("2026-11-15T10:00:00Z");
const token = issueAccessToken({ sessionId: "7d1f", expiresAt }, secret);

test("a token names its session until it expires", () => {
  expect(readAccessToken(token, secret, before)).toEqual({ ok: true, value: { sessionId: "7d1f", expiresAt } });
  expect(readAccessToken(token, secret, expiresAt)).toEqual({
    ok: false,
    error: { code: "EXPIRED", sessionId: "7d1f" },
  });
});

test("a token signed with another secret is forged", () => {
  expect(readAccessToken(token, `${secret}!`, before)).toEqual({ ok: false, error: { code: "FORGED" } });
});

test("altered tokens and arbitrary text are refused", () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.integer({ min: 33, max: 126 }), (at, code) => {
      const changed = token.slice(0, at) + String.fromCharCode(code) + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(readAccessToken(changed, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readAccessToken(text, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
    }),
  );
});
