import { expect, test } from "vitest";
import { midtransSignature } from "./midtrans-signature.ts";

test("D-50 the signature is SHA-512 over order, code, amount and key", () => {
  const fields = { order_id: "A", status_code: "200", gross_amount: "1.00" };
  // openssl: printf 'A2001.00k' | sha512sum
  expect(midtransSignature(fields, "k")).toMatch(/^8a3b941ef12f8035c4b29eaf0de383af/);
  expect(midtransSignature(fields, "k")).toHaveLength(128);
  expect(midtransSignature(fields, "other")).not.toBe(midtransSignature(fields, "k"));
});
