import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionHours } from "../../contract/constants.ts";

const cookieName = "admin";

/** A cookie of its own: a shopper's session is nothing in the back office, and the other way round. */
export const staffSessionCookie = (value: string, https: boolean, seconds = sessionHours * 3600): string =>
  cookieText({ name: cookieName, value, seconds, https, sameSite: "Strict" });

export const goneStaffSessionCookie = (https: boolean): string => staffSessionCookie("", https, 0);

/** The value of the staff session's cookie; an empty one counts as none. */
export const readStaffSessionCookie = (header: string | undefined, https: boolean): string | null =>
  readCookie(header, cookieNameOver(cookieName, https));

/** What the database keeps of a cookie's value. */
export const staffTokenHash = (value: string, secret: string): string => keyedHash(secret, `staff-session.${value}`);
