import fc from "fast-check";
import { expect, test } from "vitest";
import { issueUnsubscribeToken, readUnsubscribeToken } from "./link-tokens.ts";

const secret = "a secret of at least thirty-two characters";
const code = "0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0";
const token = issueUnsubscribeToken(code, secret);

test("a token contains its subscription code and needs no URL encoding", () => {
  expect(readUnsubscribeToken(token, secret)).toBe(code);
  expect(encodeURIComponent(token)).toBe(token);
  fc.assert(
    fc.property(fc.uuid(), (any) => {
      expect(readUnsubscribeToken(issueUnsubscribeToken(any, secret), secret)).toBe(any);
    }),
  );
});

test("a token of another secret, an altered and a made-up one are invalid", () => {
  expect(readUnsubscribeToken(token, `${secret}!`)).toBeNull();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.integer({ min: 33, max: 126 }), (at, character) => {
      const changed = token.slice(0, at) + String.fromCharCode(character) + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(readUnsubscribeToken(changed, secret)).toBeNull();
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readUnsubscribeToken(text, secret) === null));
});
