import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

const shape = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

const signatureOf = (hex: string, secret: string): string => keyedHash(secret, `newsletter-unsubscribe.${hex}`);

/** The last part of a link that ends one subscription and opens nothing else. It never runs out: neither do letters. */
export function issueUnsubscribeToken(subscriptionCode: string, secret: string): string {
  const hex = subscriptionCode.replaceAll("-", "");
  return `${hex}.${signatureOf(hex, secret)}`;
}

/** The subscription behind a token of ours, or null. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const [, hex, signature] = shape.exec(token) ?? [];
  if (!hex || !signature || !sameSecret(signature, signatureOf(hex, secret))) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
