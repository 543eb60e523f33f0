import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

const linkDays = 30;
const shape = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/;

const signatureOf = (secret: string, orderCode: string, until: string): string =>
  keyedHash(secret, `order-link.${orderCode}.${until}`);

/** Proof that somebody was given this one order to look at, until a moment. It fits into an address as it is. */
export function orderKey(secret: string, orderCode: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signatureOf(secret, orderCode, seconds)}`;
}

/** Whether this key opens this order now. */
export function opensOrder(secret: string, orderCode: string, key: string, now: Date): boolean {
  const [, until, signature] = shape.exec(key) ?? [];
  if (!until || !signature || !sameSecret(signature, signatureOf(secret, orderCode, until))) return false;
  return Number.parseInt(until, 36) * 1000 > now.getTime();
}

type Named = { readonly code: string; readonly owner: string | null };

/** Where a letter leads: members to their account, guests to the order itself with a key for thirty days (D-59). */
export function orderPath(secret: string, { code, owner }: Named, now: Date): string {
  if (owner?.startsWith("member:")) return `/account/order/detail/${code}`;
  const until = new Date(now.getTime() + linkDays * 86_400_000);
  return `/order/detail/${code}?key=${orderKey(secret, code, until)}`;
}
