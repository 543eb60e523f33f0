import { readRenamedCookie } from "#kit/core/cookie.ts";
import type { CookieChoice } from "#modules/consent/contract/cookie-choice.ts";
import { setCookie } from "../../session/set-cookie.ts";
import { cookieNames } from "../../session/storage-names.ts";

export type ConsentChoice = CookieChoice;

/** Lifetime of the choice (CO-04). */
const consentDays = 365;

export const saveConsent = (choice: ConsentChoice): void =>
  setCookie(cookieNames.consent, choice, consentDays * 24 * 60 * 60);

/** Null until the visitor has chosen: until then only necessary scripts run. */
export function readConsent(cookies: string): ConsentChoice | null {
  const stored = readRenamedCookie(cookies, cookieNames.consent);
  return stored === null || stored === "necessary" ? stored : "all";
}
