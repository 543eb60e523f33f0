import fc from "fast-check";
import { expect, test } from "vitest";
import { issueAccessToken, readAccessToken } from "../session/access-token.ts";
import { issueStaffToken, readStaffToken } from "./staff-token.ts";

const secret = "a secret of at least thirty-two characters";
const expiresAt = new Date("2026-11-15T22:00:00Z");
const before = new Date("2026-11-15T21:59:59Z");
const token = issueStaffToken({ name: "Rani", role: "editor", expiresAt }, secret);

test("D-11 a token says who works here and what as, until it runs out", () => {
  expect(readStaffToken(token, secret, before)).toEqual({
    ok: true,
    value: { name: "Rani", role: "editor", expiresAt },
  });
  expect(readStaffToken(token, secret, expiresAt)).toEqual({ ok: false, error: { code: "EXPIRED" } });
});

test("a token signed with another secret is forged", () => {
  expect(readStaffToken(token, `${secret}!`, before)).toEqual({ ok: false, error: { code: "FORGED" } });
});

test("a shopper's access token is no staff token, and the other way round", () => {
  const shoppers = issueAccessToken({ sessionId: "7d1f", expiresAt }, secret);
  expect(readStaffToken(shoppers, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
  expect(readAccessToken(token, secret, before)).toEqual({ ok: false, error: { code: "FORGED" } });
});

test("any name and role come back as they were", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, role) => {
      const read = readStaffToken(issueStaffToken({ name, role, expiresAt }, secret), secret, before);
      expect(read).toEqual({ ok: true, value: { name, role, expiresAt } });
    }),
  );
});

test("no changed byte and no made-up text passes", () => {
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
