import fc from "fast-check";
import { expect, test } from "vitest";
import { issueAccessToken, readAccessToken } from "../session/access-token.ts";
import { issueStaffToken, readStaffToken } from "./staff-token.ts";

const secret = "a secret of at least thirty-two characters";
const expiresAt = new Date("2026-11-15T22:00:00Z");
const before = new Date("2026-11-15T21:59:59Z");
const token = issueStaffToken({ name: "Rani", role: "editor", expiresAt }, secret);

test("D-11 a token carries id and role until it expires", () => {
  expect(readStaffToken(token, secret, before)).toEqual({
    ok: true,
    value: { name: "Rani", role: "editor", expiresAt },
  });
  expect(readStaffToken(token, secret, expiresAt)).toEqual({ ok: false, error: { code: "EXPIRED" } });
});

test("a token signed with another secret is forged", () => {
  expect(readStaffToken(token, `${secret}!`, before)).toEqual({ ok: false, error: { code: "FORGED" } });
});

test("access tokens and staff tokens are not interchangeable", () => {
  const shoppers = issueAccessToken({ sessionId: "7d1f", expiresAt }, secret);
  expect(readStaffToken(shoppers, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
  expect(readAccessToken(token, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
});

test("any id and role are returned unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, role) => {
      const read = readStaffToken(issueStaffToken({ name, role, expiresAt }, secret), secret, before);
      expect(read).toEqual({ ok: true, value: { name, role, expiresAt } });
    }),
  );
});

test("altered tokens and arbitrary text are refused", () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.integer({ min: 33, max: 126 }), (at, code) => {
      const changed = token.slice(0, at) + String.fromCharCode(code) + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(readStaffToken(changed, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readStaffToken(text, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
    }),
  );
});
