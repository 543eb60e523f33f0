/** The cookie that says which version of the club's data terms this browser has agreed to, and for how long (CO-11, D-20). */
export const dataConsentCookie = "mapclubDataConsent";
export const dataConsentDays = 365;

/** The version of the words beside the box of the form that joins the club. */
export const joinWording = "club1";

/**
 * The version that a message agrees to; null for a message that says anything else or comes from anywhere but the club's own
 * window: whoever opens this page in a frame or a popup can send it messages too (D-20).
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
