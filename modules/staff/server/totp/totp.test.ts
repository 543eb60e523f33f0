import { expect, test } from "vitest";
import { otpauthUri, stepOfCode, totpCode, totpSecret } from "./totp.ts";

const secret = totpSecret(new TextEncoder().encode("12345678901234567890"));
const now = new Date("2026-11-15T10:00:00Z");
const present = now.getTime() / 30_000;
const codeAt = (step: number) => totpCode(secret, new Date(step * 30_000));

// RFC 6238, appendix B, the lines for SHA-1.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at second %i the code is %s, as in RFC 6238", (seconds, code) => {
  expect(totpCode(secret, new Date(seconds * 1000), 8)).toBe(code);
});

test("the previous, the current and the next step are accepted, no others", () => {
  const accepted = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeAt(present + away), now, 0));
  expect(accepted).toEqual([null, present - 1, present, present + 1, null]);
});

test("a code whose step was used is refused, also after the clock was set back", () => {
  expect(stepOfCode(secret, codeAt(present), now, present - 1)).toBe(present);
  expect(stepOfCode(secret, codeAt(present), now, present)).toBeNull();
  expect(stepOfCode(secret, codeAt(present), now, present + 100)).toBeNull();
});

test.each(["", "12345", "abcdef", "ABCDEFGH2345"])("%j is not a code, and is refused without an error", (text) => {
  expect(stepOfCode(secret, text, now, 0)).toBeNull();
});

test("secrets are base32 without padding", () => {
  expect(totpSecret(new TextEncoder().encode("foobar"))).toBe("MZXW6YTBOI");
});

test("the otpauth URL holds the shop, the account and the secret", () => {
  expect(otpauthUri("Bata & Bola", "rani@shop.test", "MZXW6YTBOI")).toBe(
    "otpauth://totp/Bata%20%26%20Bola:rani%40shop.test?secret=MZXW6YTBOI&issuer=Bata%20%26%20Bola",
  );
});
