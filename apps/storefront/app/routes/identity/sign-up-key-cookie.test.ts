import fc from "fast-check";
import { expect, test } from "vitest";
import { readSignUpKeyCookie, signUpKeyCookie } from "./sign-up-key-cookie.ts";

const keys = fc.record(
  { token: fc.string({ minLength: 1, maxLength: 300 }), mobile: fc.string({ maxLength: 20 }), loyalty: fc.boolean() },
  { requiredKeys: ["token"] },
);

test("2A-06 a reload finds the key again among other cookies, for as long as its tickets last", () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (key, https) => {
      const [pair = "", ...attributes] = signUpKeyCookie(key, https).split("; ");
      expect(attributes).toEqual(["Path=/", "SameSite=Strict", "Max-Age=900", ...(https ? ["Secure"] : [])]);
      expect(readSignUpKeyCookie(`gt-local=id-ID; ${pair}; device=h5`)).toEqual(key);
      const [gone = ""] = signUpKeyCookie(null, https).split("; ");
      expect(readSignUpKeyCookie(gone)).toBeNull();
    }),
  );
});

test("2A-06 a key too large for a cookie, and an invalid one, is not stored", () => {
  expect(signUpKeyCookie({ token: "x".repeat(3_900) }, false)).toContain("Max-Age=0");
  expect(readSignUpKeyCookie("signUpKey=nonsense")).toBeNull();
  expect(readSignUpKeyCookie(null)).toBeNull();
});
