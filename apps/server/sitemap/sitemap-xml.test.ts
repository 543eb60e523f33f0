import fc from "fast-check";
import { expect, test } from "vitest";
import { robotsText } from "./robots-text.ts";
import type { SitemapEntry } from "./sitemap-source.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-xml.ts";

async function* given(...entries: SitemapEntry[]) {
  yield* entries;
}

const origin = "https://shop.example";

test("an address has its date, every language, the default, and its pictures", async () => {
  const changed = new Date("2026-11-15T10:00:00Z");
  const xml = await sitemapFile(origin, given({ path: "/pdp/A-B/P1", changed, images: ["/img/w1080/p1.webp"] }));
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/pdp/A-B/P1</loc><lastmod>2026-11-15</lastmod><xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/pdp/A-B/P1"/><xhtml:link rel="alternate" hreflang="en-US" href="https://shop.example/pdp/A-B/P1?lang=en-US"/><xhtml:link rel="alternate" hreflang="id-ID" href="https://shop.example/pdp/A-B/P1?lang=id-ID"/><xhtml:link rel="alternate" hreflang="vi-VN" href="https://shop.example/pdp/A-B/P1?lang=vi-VN"/><xhtml:link rel="alternate" hreflang="zh-CN" href="https://shop.example/pdp/A-B/P1?lang=zh-CN"/><image:image><image:loc>https://shop.example/img/w1080/p1.webp</image:loc></image:image></url>
</urlset>
`);
});

test("the index names every file", () => {
  expect(sitemapIndex([`${origin}/sitemaps/pages-1.xml`])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://shop.example/sitemaps/pages-1.xml</loc></sitemap>
</sitemapindex>
`);
});

test("no path can break out of its element", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary-ascii" }), async (path) => {
      const xml = await sitemapFile(origin, given({ path: `/${path}` }));
      expect(xml.match(/<loc>/g)).toHaveLength(1);
      const [, shown = ""] = /<loc>([^<>"']*)<\/loc>/.exec(xml) ?? [];
      expect(shown).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});

test("robots are excluded from carts, accounts and endpoints that are no page, and get the sitemap's address", () => {
  const text = robotsText(origin, true);
  for (const path of ["/shop-cart", "/account", "/checkout", "/order", "/graphql", "/dev"]) {
    expect(text.split("\n")).toContain(`Disallow: ${path}`);
  }
  expect(text).toContain("\nSitemap: https://shop.example/sitemap.xml\n");
  expect(text).not.toContain("Disallow: /\n");
});

test("a shop that is not public disallows robots", () => {
  expect(robotsText(origin, false)).toBe("User-agent: *\nDisallow: /\n");
});
