import type { MetaDescriptor } from "react-router";
import { locales } from "#kit/core/locale.ts";
import type { RootData } from "./root-data.ts";

type Seo = { title?: string | null; description?: string | null; image?: string | null } | null | undefined;
type Matches = readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address, language alternates and sharing picture of a page. */
export function pageMeta(matches: Matches, seo: Seo): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  if (!root) return [];
  const { shell, origin } = root;
  const path = matches.at(-1)?.pathname ?? "/";
  const title = seo?.title
    ? `${seo.title} | ${shell.siteInfo.name}`
    : `${shell.siteInfo.name} · ${shell.siteInfo.tagline}`;
  const description = seo?.description ?? shell.siteInfo.tagline;
  const address = `${origin}${path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
    ...locales.map((locale) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: locale,
      href: `${address}?lang=${locale}`,
    })),
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${origin}${seo?.image ?? "/img/w1280/pictures/social.jpg"}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
