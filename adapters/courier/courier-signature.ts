import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

export const signatureHeader = "x-courier-signature";
const shape = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const toleranceSeconds = 300;

const hashOf = (secret: string, seconds: string, body: string): string => keyedHash(secret, `${seconds}.${body}`);

export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${hashOf(secret, seconds, body)}`;
}

/** Whether the body was signed with the secret, at most five minutes ago. */
export function isSigned(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const [, seconds, hash] = shape.exec(header ?? "") ?? [];
  if (!seconds || !hash || !sameSecret(hash, hashOf(secret, seconds, body))) return false;
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
}
