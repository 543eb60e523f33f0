import type { Transaction } from "kysely";
import { devices } from "#kit/core/device.ts";
import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import type { NavigationDraft } from "#modules/content/contract/navigation.ts";
import { homePath } from "#modules/content/contract/page/home-path.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { readSiteInfo, savePage, writeNavigation, writeSiteInfo } from "#modules/content/server/index.ts";
import { starterTexts as texts } from "./starter-texts.ts";

const nothing = Object.fromEntries(locales.map((locale) => [locale, ""])) as Texts;

const entry = (code: string, name: Texts, url: string): NavigationDraft => ({ code, name, url });

const header = [entry("all-products", texts.allProducts, "/plp/search")];

const footer: readonly NavigationDraft[] = [
  {
    ...entry("service", texts.service, ""),
    children: [entry("contact", texts.contact, "/contact-us"), entry("track", texts.track, "/order/track")],
  },
  {
    ...entry("legal", texts.legal, ""),
    children: [
      entry("privacy", texts.privacy, "/page/privacy-policy"),
      entry("terms", texts.terms, "/page/terms-conditions"),
    ],
  },
];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const home = (name: string, locale: Locale): PageContentDraft => ({
  columns: [
    { id: "welcome", kind: "html", html: `<h1>${escaped(name)}</h1>` },
    {
      id: "new",
      kind: "products",
      title: texts.newProducts[locale],
      href: "/plp/search",
      label: texts.allProducts[locale],
      from: { newest: true, limit: 12 },
    },
  ],
});

const legalPage = (title: Texts, locale: Locale): PageContentDraft => ({
  columns: [{ id: "text", kind: "html", html: `<h1>${title[locale]}</h1><p>${texts.beingWritten[locale]}</p>` }],
});

/**
 * Name, navigation, home page and the two pages that forms link to, so that a new shop can be opened. A shop with a name keeps
 * what it has.
 */
export async function writeStarterContent(
  trx: Transaction<unknown>,
  { shopName, author }: { readonly shopName: string; readonly author: string },
): Promise<void> {
  if ((await readSiteInfo(trx)) !== null) return;
  const unknown = { contactHours: nothing, serviceHours: nothing, whatsAppNumber: "", email: "" };
  await writeSiteInfo(trx, {
    name: shopName,
    tagline: texts.tagline,
    ...unknown,
    clubName: "",
    clubSiteUrl: "",
    socialLinks: [],
  });
  await writeNavigation(trx, "header", header);
  await writeNavigation(trx, "footer", footer);
  const pages: Readonly<Record<string, (locale: Locale) => PageContentDraft>> = {
    [homePath]: (locale) => home(shopName, locale),
    "/page/privacy-policy": (locale) => legalPage(texts.privacy, locale),
    "/page/terms-conditions": (locale) => legalPage(texts.terms, locale),
  };
  for (const [path, contentIn] of Object.entries(pages)) {
    const contents = Object.fromEntries(locales.map((locale) => [locale, { content: contentIn(locale), seo: {} }]));
    for (const device of devices) {
      const saved = await savePage(trx, { path, device, author, contents, publish: true });
      if (!saved.ok) throw new Error(saved.error.sentence);
    }
  }
}
