import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionHours } from "../../contract/constants.ts";

const cookieName = "admin";

/** Separate from the shoppers' session cookie, so that neither gives access to the other side. */
export const staffSessionCookie = (value: string, https: boolean, seconds = sessionHours * 3600): string =>
  cookieText({ name: cookieName, value, seconds, https, sameSite: "Strict" });

export const clearedStaffSessionCookie = (https: boolean): string => staffSessionCookie("", https, 0);

/** The staff session cookie's value; an empty one counts as none. */
export const readStaffSessionCookie = (header: string | undefined, https: boolean): string | null =>
  readCookie(header, cookieNameOver(cookieName, https));

/** The cookie's hash, as stored. */
export const staffTokenHash = (value: string, secret: string): string => keyedHash(secret, `staff-session.${value}`);
