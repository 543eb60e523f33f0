import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "#kit/core/locale.ts";
import { isPicturePath, shareImageUrl, sharePixels } from "#kit/images/image-url.ts";
import { absolute } from "../seo/structured-data.ts";
import type { RootData } from "./root-data.ts";

/** Metadata of a page. Each field falls back to the shop's own. */
export type Seo = {
  readonly title?: string | null;
  readonly description?: string | null;
  /** A path of this shop. */
  readonly image?: string | null;
  readonly type?: "website" | "product" | "article";
  /** The page's canonical path, when other paths lead to it too. */
  readonly path?: string;
  /** The query parameters that identify the page, such as "page=2"; all others (utm, skuCode) are left out. */
  readonly query?: string;
  /** Search engines follow its links but do not index it. */
  readonly noindex?: boolean;
};

type Matches = readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[];

/** The default picture. */
const socialPicture = "/pictures/social.webp";

/** Title, description, canonical address, language alternates and sharing picture of a page. */
export function pageMeta(matches: Matches, seo: Seo | null | undefined): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  if (!root) return [];
  const { shell, origin, locale } = root;
  const { name, tagline } = shell.siteInfo;
  const title = seo?.title ? `${seo.title} | ${name}` : `${name} · ${tagline}`;
  const description = seo?.description || tagline;
  const address = pageAddress(origin + (seo?.path ?? matches.at(-1)?.pathname ?? "/"), seo?.query);
  return [
    { title },
    { name: "description", content: description },
    ...(seo?.noindex ? [{ name: "robots", content: "noindex, follow" }] : searchLinks(address, root.lang)),
    { property: "og:type", content: seo?.type ?? "website" },
    { property: "og:site_name", content: name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address() },
    ...sharePicture(origin, seo?.image ?? socialPicture),
    ...languagesOf(locale),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Pictures of the shop are resized to the size used in link previews. */
function sharePicture(origin: string, path: string): MetaDescriptor[] {
  if (!isPicturePath(path)) return [{ property: "og:image", content: absolute(origin, path) }];
  return [
    { property: "og:image", content: origin + shareImageUrl(path) },
    { property: "og:image:width", content: String(sharePixels.width) },
    { property: "og:image:height", content: String(sharePixels.height) },
  ];
}

type Address = (lang?: Locale | null) => string;

function pageAddress(path: string, query: string | undefined): Address {
  return (lang) => {
    const params = new URLSearchParams(query);
    if (lang) params.set("lang", lang);
    const requested = params.toString();
    return requested ? `${path}?${requested}` : path;
  };
}

/** A page with a language in its address is a page of its own; without one it is the default of all (D-25). */
function searchLinks(address: Address, lang: Locale | null): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) =>
    ({ tagName: "link", rel: "alternate", hrefLang, href }) as const;
  return [
    { tagName: "link", rel: "canonical", href: address(lang) },
    alternate("x-default", address()),
    ...locales.map((locale) => alternate(locale, address(locale))),
  ];
}

const openGraphName = (locale: Locale): string => locale.replace("-", "_");

const languagesOf = (current: Locale): MetaDescriptor[] => [
  { property: "og:locale", content: openGraphName(current) },
  ...locales
    .filter((locale) => locale !== current)
    .map((locale) => ({ property: "og:locale:alternate", content: openGraphName(locale) })),
];
