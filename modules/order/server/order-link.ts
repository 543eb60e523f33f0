import { sameSecret } from "#kit/core/constant-time.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

const day = 86_400_000;
/** How long the link of a message opens its order for reading (D-59), and how long it proves the contact (D-89). */
const linkDays = 30;
const proofDays = 7;
const shape = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/;

/** The purpose of a signed key: reading an order, or acting on it. A key of one purpose is invalid for the other. */
export type KeyUse = "order-link" | "order-proof";

const signatureOf = (secret: string, use: KeyUse, orderCode: string, until: string): string =>
  keyedHash(secret, `${use}.${orderCode}.${until}`);

/** A signed, URL-safe key for one order until an expiry time. */
export function orderKey(secret: string, orderCode: string, until: Date, use: KeyUse = "order-link"): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signatureOf(secret, use, orderCode, seconds)}`;
}

/** When this key of this order expires; null when it is forged or expired. */
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

/** Whether this key is valid for this order now. */
export const opensOrder = (secret: string, orderCode: string, key: string, now: Date): boolean =>
  keyEnds(secret, orderCode, key, now) !== null;

/** Until when a link with this expiry proves the contact. For passes this is in the past. */
export const proofEnds = (linkEnds: Date): Date => new Date(linkEnds.getTime() - (linkDays - proofDays) * day);

type Named = { readonly code: string; readonly owner: string | null };

/** The path in a message: the account for members, for guests the order with a key for thirty days (D-59). */
export function orderPath(secret: string, { code, owner }: Named, now: Date, below = ""): string {
  if (owner?.startsWith("member:")) return `/account/order/detail/${code}${below}`;
  const until = new Date(now.getTime() + linkDays * day);
  return `/order/detail/${code}${below}?key=${orderKey(secret, code, until)}`;
}
