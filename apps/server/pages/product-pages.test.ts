import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { startDatabaseProxy } from "#kit/testing/database-proxy.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const proxy = await startDatabaseProxy(url);
const clock = testClock(new Date());
const shop = await startTestShop({ databaseUrl: proxy.url, clock });
afterAll(() => proxy.stop());

const page = "/pdp/Angin-Pagi-Daily-Runner/LKH1001";
/** A change without an invalidation: a page that shows it was rendered again. */
const rename = (name: string) =>
  database.pool.query(
    `update catalogue.product set names = jsonb_set(names, '{en-US}', to_jsonb($1::text))
    where code = 'LKH1001'`,
    [name],
  );
const heading = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1];

test("PD-25 the page of each SKU is cached, one with an invented SKU is not", async () => {
  const { rows } = await database.pool.query<{ code: string }>(
    "select code from catalogue.sku where product_code = 'LKH1001' order by position limit 1",
  );
  const real = `${page}?skuCode=${rows[0]?.code}`;
  const madeUp = `${page}?skuCode=made-up`;
  for (const path of [real, madeUp]) expect(heading((await shop.get(path)).text)).toBe("Angin Pagi Daily Runner");
  await rename("Another Name");
  // By then the cached product data has expired, while a cached page is still fresh.
  clock.advance(31_000);
  expect(heading((await shop.get(real)).text)).toBe("Angin Pagi Daily Runner");
  expect(heading((await shop.get(madeUp)).text)).toBe("Another Name");
  await rename("Angin Pagi Daily Runner");
});

test("the price in structured data is the price on the page", async () => {
  const { text } = await shop.get("/pdp/BTR1025");
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  const product = blocks.find((block) => block["@type"] === "Product");
  expect(product.offers).toMatchObject({ price: 1_299_000, availability: "https://schema.org/PreOrder" });
  expect(text).toContain("Rp1.299.000");
  expect(blocks.map((block) => block["@type"])).toContain("BreadcrumbList");
});

test("PD-24 while products cannot be read the page answers without internals, and is not cached", async () => {
  await shop.get("/");
  proxy.cut();
  const { status, text } = await shop.get("/pdp/LKH1002");
  expect(status).toBe(503);
  expect(heading(text)).toBe("This product cannot be shown at the moment.");
  expect(text).not.toMatch(/ECONN|select |node_modules/);
  proxy.mend();
  await expect.poll(async () => (await shop.get("/pdp/LKH1002")).status, { timeout: 120_000 }).toBe(200);
});
