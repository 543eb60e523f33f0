import fc from "fast-check";
import { expect, test } from "vitest";
import { keptKeyCookie, readKeptKey } from "./kept-key.ts";

const keys = fc.record(
  { token: fc.string({ minLength: 1, maxLength: 300 }), mobile: fc.string({ maxLength: 20 }), loyalty: fc.boolean() },
  { requiredKeys: ["token"] },
);

test("2A-06 a reload finds the key again, whatever other cookies there are, for as long as its tickets last", () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (key, https) => {
      const [pair = "", ...attributes] = keptKeyCookie(key, https).split("; ");
      expect(attributes).toEqual(["Path=/", "SameSite=Strict", "Max-Age=900", ...(https ? ["Secure"] : [])]);
      expect(readKeptKey(`gt-local=id-ID; ${pair}; device=h5`)).toEqual(key);
      const [gone = ""] = keptKeyCookie(null, https).split("; ");
      expect(readKeptKey(gone)).toBeNull();
    }),
  );
});

test("2A-06 a key that no cookie can hold, and what is no key, is not kept", () => {
  expect(keptKeyCookie({ token: "x".repeat(3_900) }, false)).toContain("Max-Age=0");
  expect(readKeptKey("signUpKey=nonsense")).toBeNull();
  expect(readKeptKey(null)).toBeNull();
});
