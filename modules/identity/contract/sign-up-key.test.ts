import fc from "fast-check";
import { expect, test } from "vitest";
import { readSignUpKey, writeSignUpKey } from "./sign-up-key.ts";

test("SU-02 a key carries token, mobile, redirectUrl and optional fields without loss", () => {
  const key = {
    token: "abc.def",
    mobile: "+6281234567890",
    redirectUrl: "/shop-cart",
    email: "sari@example.com",
    tokenOtpPhoneNo: "p",
    tokenSS: "s",
    username: "Sári ✓",
    loyalty: true,
  };
  expect(writeSignUpKey(key)).toMatch(/^[\w-]+$/);
  expect(readSignUpKey(writeSignUpKey(key))).toEqual(key);
  expect(readSignUpKey(Buffer.from(JSON.stringify(key)).toString("base64"))).toEqual(key);
});

test("D-09 any other text is not a key and causes no error", () => {
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const invalidKeys = [
    null,
    "",
    "%%%",
    "abc",
    json(null),
    json([]),
    json({}),
    json({ token: "" }),
    json({ token: 7 }),
    "A".repeat(20_000),
  ];
  for (const text of invalidKeys) expect(readSignUpKey(text)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(readSignUpKey(text)).toBeNull();
    }),
  );
});
