import { type Device, devices } from "#kit/core/device.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { type Locale, locales } from "#kit/core/locale.ts";

/** Message of the frame: ready to receive a page. */
export const previewReady = "page preview ready";

/** Message of the editor: the page to render. */
export type PreviewedPage = { readonly state: RecordState; readonly device: Device; readonly locale: Locale };

/** Parses the editor's message; null for any other message. */
export function readPreviewed(message: unknown): PreviewedPage | null {
  const { state, device, locale } = (message ?? {}) as Partial<PreviewedPage>;
  const isPage = typeof state === "object" && state !== null;
  return isPage && devices.some((one) => one === device) && locales.some((one) => one === locale)
    ? (message as PreviewedPage)
    : null;
}
