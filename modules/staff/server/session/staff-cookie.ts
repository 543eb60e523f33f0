import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionHours } from "../../contract/constants.ts";

const nameOver = (https: boolean) => (https ? "__Host-admin" : "admin");

/** Its name before the back office moved to /admin. Read for one more release, so that nobody is signed out by the move. */
const formerNameOver = (https: boolean) => (https ? "__Host-desk" : "desk");

/** A cookie of its own: a shopper's session is nothing in the back office, and the other way round. */
export function staffSessionCookie(value: string, https: boolean, seconds = sessionHours * 3600): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Strict", `Max-Age=${seconds}`, ...(https ? ["Secure"] : [])];
  return [`${nameOver(https)}=${value}`, ...attributes].join("; ");
}

export const goneStaffSessionCookie = (https: boolean): string => staffSessionCookie("", https, 0);

/** The value of the staff session's cookie; an empty one counts as none. */
export const readStaffSessionCookie = (header: string | undefined, https: boolean): string | null =>
  cookieValue(header, nameOver(https)) ?? cookieValue(header, formerNameOver(https));

function cookieValue(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(prefix)) return cookie.slice(prefix.length) || null;
  }
  return null;
}

/** What the database keeps of a cookie's value. */
export const staffTokenHash = (value: string, secret: string): string => keyedHash(secret, `staff-session.${value}`);
