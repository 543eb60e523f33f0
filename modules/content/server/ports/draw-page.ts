import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContent } from "../../contract/page-columns.ts";

/** A page in the shop's form, with the data other modules add to its columns. */
type DrawnPage = {
  readonly pageContent: unknown;
  readonly columnProducts: unknown;
  readonly columnTiers: unknown;
};

/** Renders an unpublished page, through the shop's own operation. */
export type DrawPage = (content: PageContent, device: Device, locale: Locale) => Promise<DrawnPage>;
