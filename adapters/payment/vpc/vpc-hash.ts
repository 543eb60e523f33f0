import { createHmac } from "node:crypto";

const unsigned = new Set(["vpc_SecureHash", "vpc_SecureHashType"]);

/** The secure hash of the virtual payment client protocol: HMAC-SHA256, under a key in hexadecimal, over its sorted fields that are not empty. */
export function secureHash(fields: Readonly<Record<string, string>>, secretHex: string): string {
  const text = Object.keys(fields)
    .filter((name) => /^(vpc_|user_)/.test(name) && !unsigned.has(name) && fields[name] !== "")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
  return createHmac("sha256", Buffer.from(secretHex, "hex")).update(text).digest("hex").toUpperCase();
}

export const withHash = (fields: Readonly<Record<string, string>>, secretHex: string): URLSearchParams =>
  new URLSearchParams({ ...fields, vpc_SecureHash: secureHash(fields, secretHex), vpc_SecureHashType: "SHA256" });
