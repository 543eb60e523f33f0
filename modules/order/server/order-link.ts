import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

const day = 86_400_000;
/** A link of a message opens its order for reading (D-59), and proves its contact for a part of that time (D-89). */
const linkDays = 30;
const proofDays = 7;
const shape = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/;

/** What a key is good for: reading an order by a link or a pass, or acting on it. One never counts as the other. */
export type KeyUse = "order-link" | "order-proof";

const signatureOf = (secret: string, use: KeyUse, orderCode: string, until: string): string =>
  keyedHash(secret, `${use}.${orderCode}.${until}`);

/** Proof that somebody was given this one order, until a moment. It fits into an address as it is. */
export function orderKey(secret: string, orderCode: string, until: Date, use: KeyUse = "order-link"): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signatureOf(secret, use, orderCode, seconds)}`;
}

/** Until when this key opens this order; null when it is forged or expired. */
export function keyEnds(
  secret: string,
  orderCode: string,
  key: string,
  now: Date,
  use: KeyUse = "order-link",
): Date | null {
  const [, until, signature] = shape.exec(key) ?? [];
  if (!until || !signature || !sameSecret(signature, signatureOf(secret, use, orderCode, until))) return null;
  const ends = new Date(Number.parseInt(until, 36) * 1000);
  return ends > now ? ends : null;
}

/** Whether this key opens this order now. */
export const opensOrder = (secret: string, orderCode: string, key: string, now: Date): boolean =>
  keyEnds(secret, orderCode, key, now) !== null;

/** Until when a link that ends then proves its contact, counted from the moment it was written; the past for passes. */
export const proofEnds = (linkEnds: Date): Date => new Date(linkEnds.getTime() - (linkDays - proofDays) * day);

type Named = { readonly code: string; readonly owner: string | null };

/** Where a message leads: members to their account, guests to the order itself with a key for thirty days (D-59). */
export function orderPath(secret: string, { code, owner }: Named, now: Date, below = ""): string {
  if (owner?.startsWith("member:")) return `/account/order/detail/${code}${below}`;
  const until = new Date(now.getTime() + linkDays * day);
  return `/order/detail/${code}${below}?key=${orderKey(secret, code, until)}`;
}
