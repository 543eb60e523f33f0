import fc from "fast-check";
import { expect, test } from "vitest";
import { sameSecret } from "./constant-time.ts";
import { keyedHash } from "./keyed-hash.ts";

test("secrets of any length are the same exactly when their text is", () => {
  expect(sameSecret("", "")).toBe(true);
  expect(sameSecret("abc", "abc ")).toBe(false);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(sameSecret(a, b)).toBe(a === b);
    }),
  );
});

test("the keyed hash is HMAC-SHA256 in hexadecimal", () => {
  // The second test vector of RFC 4231.
  expect(keyedHash("Jefe", "what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  expect(keyedHash("other", "what do ya want for nothing?")).not.toBe(
    keyedHash("Jefe", "what do ya want for nothing?"),
  );
});
