import { dataConsentCookie, dataConsentDays } from "#modules/loyalty/contract/data-consent.ts";

/** The version of the club's data terms that this browser has agreed to; null when to none. */
export function readDataConsent(cookies: string | null): string | null {
  return new RegExp(`(?:^|; ?)${dataConsentCookie}=([\\w.-]+)`).exec(cookies ?? "")?.[1] ?? null;
}

/** Remembers it for a year (CO-11). It proves nothing, and opens nothing: the form shows the box as it was left. */
export function dataConsentCookieOf(version: string, https: boolean): string {
  const attributes = ["Path=/", "SameSite=Lax", `Max-Age=${dataConsentDays * 24 * 60 * 60}`];
  if (https) attributes.push("Secure");
  return [`${dataConsentCookie}=${version}`, ...attributes].join("; ");
}
