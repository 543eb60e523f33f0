/** The browser returns a cookie with this prefix only to the host that set it, and accepts it over HTTPS only (RFC 6265bis). */
const hostPrefix = "__Host-";

/** The name of a cookie in the browser: over HTTPS with the prefix, without it over plain HTTP in development. */
export const cookieNameOver = (name: string, https: boolean): string => (https ? hostPrefix + name : name);

export type Cookie = {
  readonly name: string;
  readonly value: string;
  /** Zero or less removes it. */
  readonly seconds: number;
  readonly https: boolean;
  /** Strict: not sent when another site links here. */
  readonly sameSite?: "Lax" | "Strict";
  /** False for the few cookies that scripts in the browser read or write. */
  readonly httpOnly?: boolean;
};

/** A cookie for `Set-Cookie` or `document.cookie`. The only place that writes one, so that none lacks its prefix and attributes (ASVS 3.3.1, 3.3.3; ADR 0074). */
export const cookieText = ({ name, value, seconds, https, sameSite = "Lax", httpOnly = true }: Cookie): string =>
  `${cookieNameOver(name, https)}=${value}; Path=/;${httpOnly ? " HttpOnly;" : ""} SameSite=${sameSite}; Max-Age=${seconds}${https ? "; Secure" : ""}`;

/** The value of the first cookie of exactly this name; an empty one counts as none. */
export const readCookie = (header: string | null | undefined, name: string): string | null =>
  header
    ?.split(/\s*;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null;

/**
 * The value of a cookie that had no prefix before ADR 0074: the prefixed one, else the old one, which lasts a year at most. From
 * December 2027 on read `cookieNameOver` alone.
 */
export const readRenamedCookie = (header: string | null | undefined, name: string): string | null =>
  readCookie(header, hostPrefix + name) ?? readCookie(header, name);
