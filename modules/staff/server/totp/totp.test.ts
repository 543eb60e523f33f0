import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { otpauthUri, stepOf, stepOfCode, totpCode } from "./totp.ts";

const rfcSecret = new TextEncoder().encode("12345678901234567890");

// RFC 6238, appendix B, the lines for SHA-1.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at second %i the code is %s, as the standard says", (seconds, code) => {
  expect(totpCode(rfcSecret, stepOf(new Date(seconds * 1000)), 8)).toBe(code);
});

const secret = toBase32(rfcSecret);
const now = new Date("2026-11-15T10:00:00Z");
const present = stepOf(now);

test("the step before, the present one and the next are taken, no others", () => {
  const taken = [-2, -1, 0, 1, 2].map((away) =>
    stepOfCode(secret, totpCode(rfcSecret, present + away), now, 0) === null ? null : away,
  );
  expect(taken).toEqual([null, -1, 0, 1, null]);
});

test("a code whose step is used up is no longer taken", () => {
  const code = totpCode(rfcSecret, present);
  expect(stepOfCode(secret, code, now, present - 1)).toBe(present);
  expect(stepOfCode(secret, code, now, present)).toBeNull();
});

test("any bytes come back from base32 as they were", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes);
    }),
  );
  expect(toBase32(new TextEncoder().encode("foobar"))).toBe("MZXW6YTBOI");
});

test("an authenticator is told the shop, the account and the secret", () => {
  expect(otpauthUri("Bata & Bola", "rani@shop.test", "MZXW6YTBOI")).toBe(
    "otpauth://totp/Bata%20%26%20Bola:rani%40shop.test?secret=MZXW6YTBOI&issuer=Bata%20%26%20Bola&algorithm=SHA1&digits=6&period=30",
  );
});
