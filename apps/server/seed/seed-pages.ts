import type { Kysely } from "kysely";
import { type Device, devices } from "#kit/core/device.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import type { Seo } from "#modules/content/contract/seo.ts";
import { savePage } from "#modules/content/server/index.ts";
import { homePage } from "./data/home-page.ts";
import { privacyPage, privacyTitle, termsPage, termsTitle } from "./data/legal-pages.ts";
import { advertisementPage, cookiePopupPage } from "./data/small-pages.ts";

/** A page of the demo shop; the same for both devices when it does not look at the one it is for. */
export type DemoPage = {
  path: string;
  seo?: (locale: Locale) => Seo;
  content: (device: Device, locale: Locale) => PageContentDraft;
};

const pages: readonly DemoPage[] = [
  { path: "/page/home", content: homePage },
  {
    path: "/page/privacy-policy",
    seo: (locale) => ({ title: privacyTitle[locale] }),
    content: (_, locale) => privacyPage(locale),
  },
  {
    path: "/page/terms-conditions",
    seo: (locale) => ({ title: termsTitle[locale] }),
    content: (_, locale) => termsPage(locale),
  },
  { path: "/consent/popup-cookie", content: (_, locale) => cookiePopupPage(locale) },
  { path: "/footer/advertisement", content: (_, locale) => advertisementPage(locale) },
];

/** Writes and publishes every page of the demo shop. Running it again adds no version. */
export async function seedPages(trx: Kysely<unknown>): Promise<void> {
  for (const { path, seo, content } of pages) {
    for (const device of devices) {
      const contents = Object.fromEntries(
        locales.map((locale) => [locale, { content: content(device, locale), seo: seo?.(locale) ?? {} }]),
      );
      const saved = await savePage(trx, { path, device, author: "demo", contents, publish: true });
      if (!saved.ok) throw new Error(`the demo page ${saved.error.sentence}`);
    }
  }
}
