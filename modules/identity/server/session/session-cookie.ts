import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sessionCookieName } from "../../contract/constants.ts";

type CookieSettings = { https: boolean; days: number };

export const sessionCookie = (value: string, { https, days }: CookieSettings): string =>
  cookieText({ name: sessionCookieName, value, seconds: days * 24 * 60 * 60, https });

/** Deletes the session cookie. */
export const clearedSessionCookie = (https: boolean): string => sessionCookie("", { https, days: 0 });

export const readSessionCookie = (header: string | undefined, https: boolean): string | null =>
  readCookie(header, cookieNameOver(sessionCookieName, https));

/** The cookie's hash, as stored. */
export const sessionTokenHash = (value: string, secret: string): string => keyedHash(secret, `session.${value}`);
