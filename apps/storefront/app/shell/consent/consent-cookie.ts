import type { CookieChoice } from "#modules/consent/contract/cookie-choice.ts";
import { cookieNames } from "../../session/storage-names.ts";

export type ConsentChoice = CookieChoice;

/** The choice is kept this long (CO-04). */
const consentDays = 365;

export function consentCookie(choice: ConsentChoice): string {
  return `${cookieNames.consent}=${choice}; Max-Age=${consentDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}

/** Null as long as the visitor has not chosen: until then nothing but the necessary runs. */
export function readConsent(cookies: string): ConsentChoice | null {
  const stored = cookies.split("; ").find((cookie) => cookie.startsWith(`${cookieNames.consent}=`));
  if (stored === undefined) return null;
  return stored.endsWith("=necessary") ? "necessary" : "all";
}
