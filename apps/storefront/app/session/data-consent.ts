import { cookieText, readRenamedCookie } from "#kit/core/cookie.ts";
import { dataConsentCookie, dataConsentDays } from "#modules/loyalty/contract/data-consent.ts";

/** The version of the club's data terms that this browser has agreed to; null when to none. */
export function readDataConsent(cookies: string | null): string | null {
  return /^[\w.-]+/.exec(readRenamedCookie(cookies, dataConsentCookie) ?? "")?.[0] ?? null;
}

/** Remembers it for a year (CO-11). It proves nothing, and opens nothing: the form shows the box as it was left. */
export const dataConsentCookieOf = (version: string, https: boolean): string =>
  cookieText({
    name: dataConsentCookie,
    value: version,
    seconds: dataConsentDays * 24 * 60 * 60,
    https,
    httpOnly: false,
  });
