import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionCookieName } from "../../contract/constants.ts";
import { readCookie } from "./read-cookie.ts";

type CookieSettings = { https: boolean; days: number };

const nameOver = (https: boolean) => (https ? `__Host-${sessionCookieName}` : sessionCookieName);

export function sessionCookie(value: string, { https, days }: CookieSettings): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${days * 24 * 60 * 60}`];
  if (https) attributes.push("Secure");
  return [`${nameOver(https)}=${value}`, ...attributes].join("; ");
}

/** Makes the browser forget the session cookie. */
export const goneSessionCookie = (https: boolean): string => sessionCookie("", { https, days: 0 });

export const readSessionCookie = (header: string | undefined, https: boolean): string | null =>
  readCookie(header, nameOver(https));

/** What the database keeps of a cookie's value. */
export const sessionTokenHash = (value: string, secret: string): string => keyedHash(secret, `session.${value}`);
