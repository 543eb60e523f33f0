import type { Transaction } from "kysely";
import { devices } from "#kit/core/device.ts";
import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import type { NavigationDraft } from "#modules/content/contract/navigation.ts";
import { homePath } from "#modules/content/contract/page/home-path.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import type { Seo } from "#modules/content/contract/seo.ts";
import { readSiteInfo, savePage, writeNavigation, writeSiteInfo } from "#modules/content/server/index.ts";
import { clubName } from "#modules/loyalty/contract/constants.ts";
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

type LanguageDraft = { readonly content: PageContentDraft; readonly seo: Seo };

const legalPage = (title: Texts, locale: Locale): LanguageDraft => ({
  content: {
    columns: [{ id: "text", kind: "html", html: `<h1>${title[locale]}</h1><p>${texts.beingWritten[locale]}</p>` }],
  },
  seo: { title: title[locale] },
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
    clubName,
    clubSiteUrl: "/club",
    socialLinks: [],
  });
  await writeNavigation(trx, "header", header);
  await writeNavigation(trx, "footer", footer);
  const pages: Readonly<Record<string, (locale: Locale) => LanguageDraft>> = {
    [homePath]: (locale) => ({ content: home(shopName, locale), seo: {} }),
    "/page/privacy-policy": (locale) => legalPage(texts.privacy, locale),
    "/page/terms-conditions": (locale) => legalPage(texts.terms, locale),
  };
  for (const [path, draftIn] of Object.entries(pages)) {
    const contents = Object.fromEntries(locales.map((locale) => [locale, draftIn(locale)]));
    for (const device of devices) {
      const saved = await savePage(trx, { path, device, author, contents, publish: true });
      if (!saved.ok) throw new Error(saved.error.sentence);
    }
  }
}
