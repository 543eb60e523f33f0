import type { Kysely } from "kysely";
import { devices } from "#kit/core/device.ts";
import { locales } from "#kit/core/locale.ts";
import { savePage } from "#modules/content/server/index.ts";
import { homePage } from "../data/home/home-page.ts";
import { legalPages } from "../data/legal-pages.ts";
import { advertisements } from "../data/pages/advertisements.ts";
import { buildTogetherPage } from "../data/pages/build-together.ts";
import { courtDaysPage } from "../data/pages/court-days.ts";
import { flashSalePage } from "../data/pages/flash-sale.ts";
import { newsletterPages } from "../data/pages/newsletter.ts";
import { smallPages } from "../data/small-pages.ts";
import type { DemoPage } from "./demo-page.ts";

/** Every page of the demo shop. */
export const demoPages: readonly DemoPage[] = [
  { path: "/page/home", content: homePage },
  flashSalePage,
  buildTogetherPage,
  courtDaysPage,
  ...advertisements,
  ...newsletterPages,
  ...legalPages,
  ...smallPages,
];

/** Writes and publishes every page of the demo shop. Running it again adds no version. */
export async function seedPages(trx: Kysely<unknown>): Promise<void> {
  for (const { path, seo, content } of demoPages) {
    for (const device of devices) {
      const contents = Object.fromEntries(
        locales.map((locale) => [locale, { content: content(device, locale), seo: seo?.(locale) ?? {} }]),
      );
      const saved = await savePage(trx, { path, device, author: "demo", contents, publish: true });
      if (!saved.ok) throw new Error(`the demo page ${saved.error.sentence}`);
    }
  }
}
