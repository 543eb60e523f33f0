import { type Device, devices } from "#kit/core/device.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { type Locale, locales } from "#kit/core/locale.ts";

/** What the frame says when it can be told what to draw. */
export const previewReady = "page preview ready";

/** What the editor tells the frame. */
export type PreviewedPage = { readonly state: RecordState; readonly device: Device; readonly locale: Locale };

/** What to draw from a message; null for messages of something else. */
export function readPreviewed(message: unknown): PreviewedPage | null {
  const { state, device, locale } = (message ?? {}) as Partial<PreviewedPage>;
  const isPage = typeof state === "object" && state !== null;
  return isPage && devices.some((one) => one === device) && locales.some((one) => one === locale)
    ? (message as PreviewedPage)
    : null;
}
