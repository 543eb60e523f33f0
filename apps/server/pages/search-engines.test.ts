import { expect, test } from "vitest";
import { rp } from "#kit/core/format-rupiah.ts";
import { locales } from "#kit/core/locale.ts";
import { demoDatabase } from "../testing/demo-database.ts";
import { type PageForSearch, readPage } from "../testing/read-page.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { factProblems } from "../testing/structured-data-problems.ts";

const { url } = await demoDatabase();
const origin = "https://shop.example";
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_PUBLIC_URL: origin } });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
const pathOf = (address: string) => address.slice(origin.length);

const index = await shop.get("/sitemap.xml");
const files = new Map<string, string>();
for (const address of locations(index.text)) {
  files.set(/\/sitemaps\/([a-z]+)-\d+\.xml$/.exec(address)?.[1] ?? "", (await shop.get(pathOf(address))).text);
}

/** Every unique page, and a few of each repeated kind. */
const looked: { path: string; html: string; page: PageForSearch; status: number }[] = [];
for (const [kind, xml] of files) {
  const every = kind === "products" ? 30 : kind === "articles" ? 4 : 1;
  for (const address of locations(xml).filter((_, place) => place % every === 0)) {
    const path = pathOf(address);
    const { status, text } = await shop.get(path);
    looked.push({ path, html: text, page: readPage(text), status });
  }
}
const problemsOf = (check: (seen: (typeof looked)[number]) => string[]) =>
  looked.flatMap((seen) => check(seen).map((problem) => `${seen.path}: ${problem}`));

test("the sitemap lists pages, products, categories, brands, size guides and articles, and every address in it exists", () => {
  expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect([...files.keys()]).toEqual(["pages", "products", "categories", "brands", "sizes", "articles"]);
  expect(looked.length).toBeGreaterThan(40);
  expect(looked.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
});

test("every page has one heading, a unique title, a description, and is its own canonical address", () => {
  expect(
    problemsOf(({ path, page }) => [
      ...(page.headings === 1 ? [] : [`has ${page.headings} first headings`]),
      ...(page.description ? [] : ["has no description"]),
      ...(page.canonical === origin + path ? [] : [`calls itself ${page.canonical}`]),
    ]),
  ).toEqual([]);
  const titles = looked.map(({ page }) => page.title);
  expect(titles.filter((title, place) => title === "" || titles.indexOf(title) !== place)).toEqual([]);
});

test("every page names its address in each language and the default", () => {
  expect(
    problemsOf(({ path, page }) => {
      const wanted = Object.fromEntries(locales.map((locale) => [locale, `${origin}${path}?lang=${locale}`]));
      const same = JSON.stringify({ "x-default": origin + path, ...wanted }) === JSON.stringify(page.alternates);
      return same ? [] : [JSON.stringify(page.alternates)];
    }),
  ).toEqual([]);
});

test("a language's address is its own canonical, with the same alternates as the default", async () => {
  for (const { path, page } of looked.filter((_, place) => place % 15 === 0)) {
    const { text } = await shop.get(`${path}?lang=id-ID&utm_source=mail`);
    const indonesian = readPage(text);
    expect(indonesian.canonical).toBe(`${origin}${path}?lang=id-ID`);
    expect(indonesian.alternates).toEqual(page.alternates);
  }
});

test("the structured data of every page is complete, and a product's price is the one shown", () => {
  expect(problemsOf(({ page }) => page.facts.flatMap((fact) => factProblems(fact)))).toEqual([]);
  const kinds = new Set(looked.flatMap(({ page }) => page.facts.map((fact) => fact["@type"])));
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(["Article", "BreadcrumbList", "FAQPage", "OnlineStore", "Product", "Store", "WebSite"]),
  );
  expect(
    problemsOf(({ html, page }) =>
      page.facts
        .filter((fact) => fact["@type"] === "Product")
        .flatMap(({ offers }) => {
          const each = offers.offers ?? [offers].flat();
          const shown = each.some(({ price }: { price: number }) => html.includes(rp(price)));
          return shown ? [] : ["shows another price than it tells"];
        }),
    ),
  ).toEqual([]);
});

test("the picture of a shared link exists and is 1200 by 630", async () => {
  const pictures = new Set(looked.map(({ page }) => page.image ?? "none"));
  for (const picture of [...pictures].slice(0, 5)) {
    expect(picture).toMatch(/^https:\/\/shop\.example\/img\/share\//);
    const { status, headers } = await shop.get(pathOf(picture));
    expect([picture, status, headers["content-type"]]).toEqual([picture, 200, "image/jpeg"]);
  }
});

test("a content page without a title is neither listed nor indexed", async () => {
  const { status, text } = await shop.get("/consent/popup-cookie");
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(readPage(text).canonical).toBeUndefined();
});

test("AN-06 a landing page has its editors' title and description", async () => {
  const { text } = await shop.get("/page/flash-sale", { headers: { "accept-language": "en-US" } });
  const { body } = await shop.post<{ getPageByUrl: { seoInfo: { title: string; description: string } } }>({
    query:
      'query Landing { getPageByUrl(pageUrl: "/page/flash-sale", deviceType: "pc", lang: "en-US") { seoInfo { title description } } }',
  });
  const { title, description } = body.data?.getPageByUrl.seoInfo ?? { title: "", description: "" };
  expect(title).not.toBe("");
  expect(readPage(text).title.startsWith(`${title} | `)).toBe(true);
  expect(readPage(text).description).toBe(description);
});

test("robots.txt names the sitemap; the sitemap is compressed and cacheable", async () => {
  const robots = await shop.get("/robots.txt");
  expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const compressed = await shop.get("/sitemaps/products-1.xml", { headers: { "accept-encoding": "gzip" } });
  expect(compressed.headers["content-encoding"]).toBe("gzip");
  expect(compressed.headers["cache-control"]).toBe("public, max-age=3600");
  const known = { "if-none-match": String(compressed.headers.etag) };
  expect((await shop.get("/sitemaps/products-1.xml", { headers: known })).status).toBe(304);
  expect((await shop.get("/sitemaps/nothing-1.xml")).status).toBe(404);
});

test("a missing page answers 404 to search engines too, and a shop that is not public disallows them", async () => {
  expect((await shop.get("/no-such-page")).status).toBe(404);
  expect((await shop.get("/pdp/Nothing/NOPE")).status).toBe(404);
  expect((await shop.get("/information/nothing")).status).toBe(404);
  const trial = await startTestShop({ databaseUrl: url, env: { SHOP_SEARCH_ENGINES: "off" } });
  expect((await trial.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await trial.get("/")).headers["x-robots-tag"]).toBe("noindex");
  expect((await shop.get("/")).headers["x-robots-tag"]).toBeUndefined();
});
