import type { RenderedPage } from "#kit/cache/response-cache/encoded-response.ts";
import type { SitemapSource } from "./sitemap-source.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-xml.ts";

/** The protocol allows 50,000; with languages and pictures this many are two megabytes, which fit in memory. */
export const mostInOneFile = 2000;

export type SitemapFiles = {
  index(): Promise<RenderedPage>;
  /** The file of this name, "products-2", or null when there is none. */
  file(name: string): Promise<RenderedPage | null>;
};

export function sitemapFiles(origin: string, sources: readonly SitemapSource[]): SitemapFiles {
  return {
    async index() {
      const addresses: string[] = [];
      for (const { name, count } of sources) {
        const files = Math.ceil((await count()) / mostInOneFile);
        for (let number = 1; number <= files; number += 1) addresses.push(`${origin}/sitemaps/${name}-${number}.xml`);
      }
      return xml(
        sitemapIndex(addresses),
        sources.flatMap(({ tags }) => tags),
      );
    },
    async file(name) {
      const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
      const source = sources.find((one) => one.name === kind);
      const place = (Number(digits) - 1) * mostInOneFile;
      if (!source || place >= (await source.count())) return null;
      return xml(await sitemapFile(origin, source.read(place, mostInOneFile)), source.tags);
    },
  };
}

const xml = (body: string, tags: readonly string[]): RenderedPage => ({
  status: 200,
  headers: [["content-type", "application/xml; charset=utf-8"]],
  body,
  tags,
  freshSeconds: 60 * 60,
  staleSeconds: 24 * 60 * 60,
});
