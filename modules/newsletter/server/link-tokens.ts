import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

const shape = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

type Use = "unsubscribe" | "confirm";

const signatureOf = (use: Use, hex: string, secret: string): string => keyedHash(secret, `newsletter-${use}.${hex}`);

function issue(use: Use, subscriptionCode: string, secret: string): string {
  const hex = subscriptionCode.replaceAll("-", "");
  return `${hex}.${signatureOf(use, hex, secret)}`;
}

function read(use: Use, token: string, secret: string): string | null {
  const [, hex, signature] = shape.exec(token) ?? [];
  if (!hex || !signature || !sameSecret(signature, signatureOf(use, hex, secret))) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The token of the unsubscribe link. It does not expire, because old e-mails must keep working. */
export const issueUnsubscribeToken = (code: string, secret: string): string => issue("unsubscribe", code, secret);

/** The subscription code of a valid token, or null. */
export const readUnsubscribeToken = (token: string, secret: string): string | null =>
  read("unsubscribe", token, secret);

/** The token of the confirmation link. */
export const issueConfirmToken = (code: string, secret: string): string => issue("confirm", code, secret);

export const readConfirmToken = (token: string, secret: string): string | null => read("confirm", token, secret);
