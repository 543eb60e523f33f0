import { createHmac } from "node:crypto";

/** HMAC-SHA256 in hexadecimal: without the key it can neither be computed nor tested against guesses. */
export function keyedHash(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}
