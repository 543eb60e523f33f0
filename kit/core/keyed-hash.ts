import { createHmac } from "node:crypto";

/** HMAC-SHA256 in hexadecimal: a fingerprint nobody can make or test guesses against without the key. */
export function keyedHash(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}
