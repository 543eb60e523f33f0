import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionCookieName } from "../../contract/constants.ts";

type CookieSettings = { https: boolean; days: number };

const nameOver = (https: boolean) => (https ? `__Host-${sessionCookieName}` : sessionCookieName);

export function sessionCookie(value: string, { https, days }: CookieSettings): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${days * 24 * 60 * 60}`];
  if (https) attributes.push("Secure");
  return [`${nameOver(https)}=${value}`, ...attributes].join("; ");
}

export function readSessionCookie(header: string | undefined, https: boolean): string | null {
  const prefix = `${nameOver(https)}=`;
  for (const part of header?.split(";") ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(prefix)) return cookie.slice(prefix.length) || null;
  }
  return null;
}

/** What the database keeps of a cookie's value. */
export const sessionTokenHash = (value: string, secret: string): string => keyedHash(secret, `session.${value}`);
