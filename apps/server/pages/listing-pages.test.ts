import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

const productsOf = (html: string) => [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, path]) => path);
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

async function listing(path: string) {
  const { status, text } = await shop.get(path);
  return { status, text, products: productsOf(text), title: titleOf(text), canonical: canonicalOf(text) };
}

describe("LS-04 LS-08 RT-03 RT-07 RT-08 a listing", () => {
  test.each([
    ["/sports.html", "Sports", "/sports.html"],
    ["/SPORTS.HTML", "Sports", "/sports.html"],
    ["/some/where/sports.html", "Sports", "/sports.html"],
    ["/category/sports.html", "Sports", "/sports.html"],
    ["/plp/SPORTS", "Sports", "/sports.html"],
    ["/plp/search", "All products", "/plp/search"],
    ["/plp/search?q=ball", "Results for “ball”", "/search/ball.html"],
    ["/search/ball.html", "Results for “ball”", "/search/ball.html"],
    ["/search/ball", "Results for “ball”", "/search/ball.html"],
    ["/search/other?q=ball", "Results for “ball”", "/search/ball.html"],
  ])("at %s is %s, known as %s", async (path, title, canonical) => {
    const found = await listing(path);
    expect([found.status, found.title, found.canonical]).toEqual([200, title, canonical]);
    expect(found.products.length).toBeGreaterThan(0);
  });

  test("deeper than the route map is found by its last segment", async () => {
    const { status, headers } = await shop.get("/a/b/c/d/e/sports.html");
    expect([status, headers.location]).toEqual([301, "/sports.html"]);
  });

  test("LS-01 of a category can be searched in", async () => {
    const whole = await listing("/sports.html");
    const part = await listing("/plp/SPORTS?q=ball");
    expect(part.title).toBe("Sports");
    expect(part.products).not.toEqual(whole.products);
  });
});

describe("LP-10 an address that names no listing", () => {
  test.each(["/xqzvkw.html", "/category/xqzvkw.html", "/a/xqzvkw.html", "/plp/XQZVKW", `/${"x".repeat(300)}.html`])(
    "%s answers 404 'This page could not be found'",
    async (path) => {
      const { status, text } = await shop.get(path);
      expect(status).toBe(404);
      expect(text).toContain("This page could not be found");
    },
  );

  test("with .html below /search/ answers 404 with alternatives; a search without results is no error", async () => {
    const named = await shop.get("/search/xqzvkw.html");
    const typed = await shop.get("/search/xqzvkw?q=xqzvkw");
    expect([named.status, typed.status]).toEqual([404, 200]);
    for (const { text } of [named, typed]) {
      expect(text).toContain("Nothing found for “xqzvkw”");
      expect(text).toContain("/contact-us");
      expect(robotsOf(text)).toBe("noindex, follow");
    }
  });
});

describe("LS-02 the pages of a listing", () => {
  test("hold ten products each, and together every one once", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listing(`/plp/search?page=${page}`)));
    expect(pages.map(({ products }) => products.length)).toEqual([10, 10, 10]);
    const together = await listing("/plp/search?page=3&prefetch=true");
    expect(together.products).toEqual(pages.flatMap(({ products }) => products));
    expect(new Set(together.products).size).toBe(30);
  });

  test("are indexed as pages of their own, but not extended, filtered or sorted lists", async () => {
    const cases = [
      ["/plp/search?page=2", "/plp/search?page=2", undefined],
      ["/plp/search?page=2&prefetch=true", "/plp/search", undefined],
      ["/plp/search?sort=PRICE_UP", undefined, "noindex, follow"],
      ["/plp/search?color=blue", undefined, "noindex, follow"],
      ["/plp/search?utm_source=mail", "/plp/search", undefined],
    ] as const;
    for (const [path, canonical, robots] of cases) {
      const { text } = await shop.get(path);
      expect([path, canonicalOf(text), robotsOf(text)]).toEqual([path, canonical, robots]);
    }
  });

  test.each(["page=0", "page=x", "sort=%27", "brand=%00", `color=${"x".repeat(200)}`, `q=${"%20".repeat(9)}`])(
    "listing pages with %s in the address have all the same products",
    async (query) => {
      expect((await shop.get(`/plp/search?${query}`)).status).toBe(200);
    },
  );
});

describe("a listing in the cache", () => {
  const etagOf = async (path: string) => String((await shop.get(path)).headers.etag);
  const patient = { timeout: 120_000 };

  test("is cleared with its products", async () => {
    const before = await etagOf("/balls.html");
    expect(await etagOf("/balls.html")).toBe(before);
    await sql`update catalogue.brand set name = name || ' & Co'`.execute(database.kysely);
    expect(await etagOf("/balls.html")).toBe(before);
    await invalidateTags(database.kysely, ["listing"]);
    await expect.poll(() => etagOf("/balls.html"), patient).not.toBe(before);
  });
});
