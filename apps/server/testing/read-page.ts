import { readScripts } from "#kit/http/html-scripts.ts";

/** A page's metadata as search engines read it. */
export type PageForSearch = {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly image: string | undefined;
  readonly facts: readonly Fact[];
  readonly headings: number;
};

// biome-ignore lint/suspicious/noExplicitAny: what is written for machines is read here field by field
export type Fact = { "@type": string } & Record<string, any>;

export function readPage(html: string): PageForSearch {
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const content = (name: string) => tags.find((tag) => (tag.name ?? tag.property) === name)?.content;
  const alternates = tags.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: content("description"),
    canonical: tags.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang = "", href = "" }) => [hreflang, href])),
    image: content("og:image"),
    facts: readScripts(html)
      .filter(({ attributes }) => attributes.get("type") === "application/ld+json")
      .map((script) => JSON.parse(script.content)),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
  };
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  const pairs = [...tag.matchAll(/([a-z:-]+)="([^"]*)"/gi)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

const decoded = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
