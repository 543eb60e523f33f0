/** The cookie with the version of the club's data terms this browser has accepted, and its lifetime (CO-11, D-20). */
export const dataConsentCookie = "mapclubDataConsent";
export const dataConsentDays = 365;

/** The version of the consent text beside the checkbox of the club's sign-up form. */
export const joinWording = "club1";

/**
 * Reads the accepted version from a message; null for any other message and any other sender. Pages that embed or open
 * this one can post messages to it too (D-20).
 */
export function acceptedVersion(
  message: { readonly origin: string; readonly source: unknown; readonly data: unknown },
  club: { readonly origin: string; readonly window: unknown },
): string | null {
  if (club.window === null || message.origin !== club.origin || message.source !== club.window) return null;
  const { data } = message;
  if (typeof data !== "object" || data === null) return null;
  const { type, version } = data as Readonly<Record<string, unknown>>;
  return type === "consent-accepted" && typeof version === "string" && /^[\w.-]{1,40}$/.test(version) ? version : null;
}
