import { locales } from "#kit/core/locale.ts";
import type { SitemapEntry } from "./sitemap-source.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Google's limit of pictures per address. */
const mostImages = 1000;

/** The sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join("");
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files}</sitemapindex>\n`;
}

/** One sitemap file, with languages and pictures of each address. */
export async function sitemapFile(origin: string, entries: AsyncIterable<SitemapEntry>): Promise<string> {
  const parts = [`${head}<urlset ${namespaces}>\n`];
  for await (const entry of entries) parts.push(urlOf(origin, entry));
  parts.push("</urlset>\n");
  return parts.join("");
}

function urlOf(origin: string, { path, changed, images = [] }: SitemapEntry): string {
  const address = escapeXml(origin + path);
  const lastChange = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
  const alternates = [
    alternate("x-default", address),
    ...locales.map((locale) => alternate(locale, `${address}?lang=${locale}`)),
  ];
  const pictures = images
    .slice(0, mostImages)
    .map((image) => `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`);
  return `<url><loc>${address}</loc>${lastChange}${alternates.join("")}${pictures.join("")}</url>\n`;
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
