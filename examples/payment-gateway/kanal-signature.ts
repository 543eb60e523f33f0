import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";

/** Kanal signs the seconds since 1970 and the body: `t=1700000000,v1=<hex>`. */
export function kanalSignature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** Older signatures are refused: a recorded webhook could be sent again. */
const oldestSeconds = 300;

export function isSigned(secret: string, given: unknown, body: string, now: Date): boolean {
  if (typeof given !== "string") return false;
  const seconds = Number(/^t=(\d{1,12}),/.exec(given)?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= oldestSeconds)) return false;
  return sameSecret(given, kanalSignature(secret, seconds, body));
}
