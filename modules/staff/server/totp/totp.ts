import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fromBase32 } from "./base32.ts";

const stepSeconds = 30;
/** Clocks of telephones go wrong a little; the step before and the one after are taken too. */
const tolerance = 1;

export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of one time step: RFC 6238 over HMAC-SHA-1, which is what every authenticator speaks. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step a code belongs to; null when it is no code of about now, or of a step that is used up. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const bytes = fromBase32(secret);
  const present = stepOf(now);
  let found: number | null = null;
  // All are looked at, whichever fits: how long it takes tells nothing.
  for (let step = present - tolerance; step <= present + tolerance; step += 1) {
    if (sameSecret(totpCode(bytes, step), code) && step > lastStep) found = step;
  }
  return found;
}

/** What the QR code says to an authenticator. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${stepSeconds}`;
}
