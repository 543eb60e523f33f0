import type { Locale } from "#kit/core/locale.ts";

/** Pages of the club's site that open in a window; secrets typed there never reach the shop. */
export const clubPages = { newPassword: "/create-new-password", setPin: "/set-pin" } as const;

const width = 540;
const height = 655;

/** Opens a page of the club's site in a window of 540 by 655, in the middle of the screen and the shopper's language (LY-04, LY-32). */
export function openClubWindow(clubSiteUrl: string, page: keyof typeof clubPages, locale: Locale): Window | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open(`${clubSiteUrl}${clubPages[page]}?lang=${locale}`, "club", features);
}
