import { readRenamedCookie } from "#kit/core/cookie.ts";
import type { CookieChoice } from "#modules/consent/contract/cookie-choice.ts";
import { keepCookie } from "../../session/keep-cookie.ts";
import { cookieNames } from "../../session/storage-names.ts";

export type ConsentChoice = CookieChoice;

/** The choice is kept this long (CO-04). */
const consentDays = 365;

export const keepConsent = (choice: ConsentChoice): void =>
  keepCookie(cookieNames.consent, choice, consentDays * 24 * 60 * 60);

/** Null as long as the visitor has not chosen: until then nothing but the necessary runs. */
export function readConsent(cookies: string): ConsentChoice | null {
  const stored = readRenamedCookie(cookies, cookieNames.consent);
  return stored === null || stored === "necessary" ? stored : "all";
}
