import type { Kysely } from "kysely";
import { imageUrl } from "#kit/images/image-url.ts";
import { productPath } from "#modules/catalogue/contract/product-slug.ts";
import { countListedProducts, listedProductAt, listGroups, listProducts } from "#modules/catalogue/server/index.ts";
import { listArticleAddresses, listPages } from "#modules/content/server/index.ts";
import { sizeGuidePath } from "#modules/size-guide/contract/choose-size-guide.ts";
import { listCharts } from "#modules/size-guide/server/index.ts";
import type { SitemapEntry, SitemapSource } from "./sitemap-source.ts";

/** Products in memory at a time. */
const productsAtOnce = 500;

/** Pages that exist in every shop and do not come from editors. */
const fixedPages = ["/contact-us", "/blog", "/store"];

const pictureOf = (path: string): string => imageUrl(path, 1080, "webp");

/** The modules' addresses for search engines. */
export function shopSitemap(db: Kysely<unknown>): SitemapSource[] {
  return [
    shortList("pages", ["pages"], async () => {
      const pages = await listPages(db);
      return [
        ...pages.map(({ path, changed }) => ({ path: path === "/page/home" ? "/" : path, changed })),
        ...fixedPages.map((path) => ({ path })),
      ];
    }),
    products(db),
    shortList("categories", ["catalogue"], async () => groupsOf(db, "category")),
    shortList("brands", ["catalogue"], async () => groupsOf(db, "brand")),
    shortList("sizes", ["size-guide"], async () => {
      const charts = await listCharts(db);
      return charts.map((chart) => ({ path: sizeGuidePath(chart), changed: chart.changed }));
    }),
    shortList("articles", ["articles:Blog", "articles:FAQ"], async () => {
      const articles = await listArticleAddresses(db);
      return articles.map(({ code, image, changed }) => ({
        path: `/information/${code}`,
        changed,
        images: image ? [pictureOf(image)] : [],
      }));
    }),
  ];
}

const groupsOf = async (db: Kysely<unknown>, wanted: "category" | "brand"): Promise<SitemapEntry[]> =>
  (await listGroups(db))
    .filter(({ kind }) => kind === wanted)
    .map(({ slug }) => ({ path: `/${encodeURIComponent(slug)}.html` }));

function products(db: Kysely<unknown>): SitemapSource {
  return {
    name: "products",
    tags: ["catalogue"],
    count: () => countListedProducts(db),
    async *read(place, limit) {
      let from = { code: (await listedProductAt(db, place)) ?? "", included: true };
      let left = from.code === "" ? 0 : limit;
      while (left > 0) {
        const found = await listProducts(db, from, Math.min(left, productsAtOnce));
        for (const { code, name, changed, images } of found) {
          yield { path: productPath(name, code), changed, images: images.map(pictureOf) };
        }
        left = found.length < Math.min(left, productsAtOnce) ? 0 : left - found.length;
        from = { code: found.at(-1)?.code ?? "", included: false };
      }
    },
  };
}

/** A section small enough to be read at once. */
function shortList(name: string, tags: readonly string[], all: () => Promise<SitemapEntry[]>): SitemapSource {
  return {
    name,
    tags,
    count: async () => (await all()).length,
    async *read(place, limit) {
      yield* (await all()).slice(place, place + limit);
    },
  };
}
