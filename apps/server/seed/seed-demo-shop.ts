import type { Kysely } from "kysely";
import type { Device } from "#kit/core/device.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { placements } from "#modules/content/contract/navigation.ts";
import { savePage, writeNavigation, writeSiteInfo } from "#modules/content/server/index.ts";
import { homePage } from "./data/home-page.ts";
import { privacyPage, privacyTitle, termsPage, termsTitle } from "./data/legal-pages.ts";
import { navigation } from "./data/navigation.ts";
import { siteInfo } from "./data/site-info.ts";
import { advertisementPage, cookiePopupPage } from "./data/small-pages.ts";

type DemoPage = {
  path: string;
  title?: (locale: Locale) => string;
  content: (device: Device, locale: Locale) => unknown;
};

const pages: readonly DemoPage[] = [
  { path: "/page/home", content: homePage },
  {
    path: "/page/privacy-policy",
    title: (locale) => privacyTitle[locale],
    content: (_, locale) => privacyPage(locale),
  },
  { path: "/page/terms-conditions", title: (locale) => termsTitle[locale], content: (_, locale) => termsPage(locale) },
  { path: "/consent/popup-cookie", content: (_, locale) => cookiePopupPage(locale) },
  { path: "/footer/advertisement", content: (_, locale) => advertisementPage(locale) },
];

/** Fills the demo shop. Running it again changes nothing. */
export async function seedDemoShop(database: Database): Promise<void> {
  await inTransaction(database, async (trx) => {
    await writeSiteInfo(trx, siteInfo);
    for (const placement of placements) await writeNavigation(trx, placement, navigation[placement]);
    for (const page of pages) await seedPage(trx, page);
  });
}

async function seedPage(trx: Kysely<unknown>, { path, title, content }: DemoPage): Promise<void> {
  for (const device of ["pc", "h5"] as const) {
    for (const locale of locales) {
      const seo = title ? { title: title(locale) } : {};
      const saved = await savePage(trx, { path, device, locale, content: content(device, locale), seo });
      if (!saved.ok) throw new Error(`the demo page ${saved.error.where}: ${saved.error.problem}`);
    }
  }
}
