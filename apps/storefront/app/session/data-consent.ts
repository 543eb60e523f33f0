import { cookieText, readRenamedCookie } from "#kit/core/cookie.ts";
import { dataConsentCookie, dataConsentDays } from "#modules/loyalty/contract/data-consent.ts";

/** The version of the club's data terms accepted in this browser; null for none. */
export function readDataConsent(cookies: string | null): string | null {
  return /^[\w.-]+/.exec(readRenamedCookie(cookies, dataConsentCookie) ?? "")?.[0] ?? null;
}

/** Stores it for a year (CO-11). It is no proof and grants nothing: it only restores the state of the checkbox. */
export const dataConsentCookieOf = (version: string, https: boolean): string =>
  cookieText({
    name: dataConsentCookie,
    value: version,
    seconds: dataConsentDays * 24 * 60 * 60,
    https,
    httpOnly: false,
  });
