import type { Kysely } from "kysely";
import { devices } from "#kit/core/device.ts";
import { locales } from "#kit/core/locale.ts";
import { type NavigationDraft, placements } from "#modules/content/contract/navigation.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { savePage, writeNavigation, writeSiteInfo } from "#modules/content/server/index.ts";
import { categories, inAll } from "./products.ts";

const siteInfo = {
  name: "Fixture shop",
  tagline: { ...inAll("A shop for tests."), "id-ID": "Toko untuk pengujian." },
  contactHours: inAll("Monday to Sunday, 8am to 9pm WIB"),
  serviceHours: inAll("9:00 to 18:00"),
  whatsAppNumber: "+62 811 1000 2026",
  email: "hello@shop.example",
  clubName: "MAPCLUB",
  clubSiteUrl: "/club",
  socialLinks: [{ network: "instagram" as const, url: "https://instagram.com/shop.example" }],
};

const entriesBelow = (parent: string | undefined): NavigationDraft[] =>
  categories
    .filter(({ path }) => path.at(-2) === parent)
    .map(({ code, slug, names }) => ({
      code: slug,
      name: names,
      url: `/${slug}.html`,
      children: entriesBelow(code),
    }));
const departments = entriesBelow(undefined);

const html = (title: string): PageContentDraft => ({
  columns: [{ id: "text", kind: "html", html: `<h1>${title}</h1><p>What the shop says about it.</p>` }],
});

const home: PageContentDraft = {
  columns: [
    { id: "welcome", kind: "html", html: "<h1>Welcome to the shop</h1>" },
    { id: "balls", kind: "products", title: "Balls", from: { category: "FOOTBALL", limit: 8 } },
  ],
};

const pages: Readonly<Record<string, PageContentDraft>> = {
  "/page/home": home,
  "/page/privacy-policy": html("Privacy policy"),
  "/page/terms-conditions": html("Terms and conditions"),
};

/** The shop's name, its departments in every menu, a home page and the two pages that forms link to. */
export async function writePages(trx: Kysely<unknown>): Promise<void> {
  await writeSiteInfo(trx, siteInfo);
  for (const placement of placements) await writeNavigation(trx, placement, departments);
  for (const [path, content] of Object.entries(pages)) {
    for (const device of devices) {
      const contents = Object.fromEntries(locales.map((locale) => [locale, { content, seo: {} }]));
      const saved = await savePage(trx, { path, device, author: "test", contents, publish: true });
      if (!saved.ok) throw new Error(saved.error.sentence);
    }
  }
}
