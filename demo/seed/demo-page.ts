import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import type { Seo } from "#modules/content/contract/seo.ts";

/** A page of the demo shop, for each device and language. */
export type DemoPage = {
  path: string;
  /** Meta description; the shop's default when omitted. */
  seo?: (locale: Locale) => Seo;
  content: (device: Device, locale: Locale) => PageContentDraft;
};
