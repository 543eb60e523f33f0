import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const clock = testClock(new Date().toISOString());
const nothingKept = { SHOP_PAGE_CACHE_MB: "0" };
const shop = await startTestShop({ databaseUrl: url, clock, env: nothingKept });
/** Renders every page without cached fragments. */
const painter = await startTestShop({ databaseUrl: url, clock, env: { ...nothingKept, SHOP_DRAWN_PAGES_MB: "0" } });

const product = "/pdp/Angin-Pagi-Daily-Runner/LKH1001";
const variants = ["en-US", "id-ID", "vi-VN", "zh-CN"].flatMap((locale) =>
  ["pc", "h5"].map((device) => `gt-local=${locale}; device=${device}`),
);
const english = "gt-local=en-US; device=pc";
const read = async (from: typeof shop, path: string, cookie: string) => {
  const { status, text } = await from.get(path, { headers: { cookie } });
  expect(status).toBe(200);
  return text;
};

test.each([product, "/", "/plp/search"])(
  "the very first %s after a start brings the texts of all its parts",
  async (path) => {
    const first = await read(painter, path, english);
    expect(first).toBe(await read(painter, path, english));
  },
);

test.each(["/", "/plp/search", "/plp/search?sort=PRICE_UP", product, "/contact-us"])(
  "%s is byte for byte the page rendered whole, from a render or from cached fragments",
  { timeout: 120_000 },
  async (path) => {
    for (const variant of variants) {
      const whole = await read(painter, path, variant);
      expect(await read(shop, path, variant)).toBe(whole);
      expect(await read(shop, path, variant)).toBe(whole);
      expect(whole).not.toContain("\u0002");
    }
    // Another day renders the page again, and the fragments are still cached.
    clock.advance(24 * 60 * 60 * 1000);
    for (const variant of variants.slice(1, 4))
      expect(await read(shop, path, variant)).toBe(await read(painter, path, variant));
  },
);

test("a page shows a change without an invalidation", async () => {
  expect(await read(shop, product, english)).not.toContain("Renamed Runner");
  await sql`update catalogue.product set names = jsonb_set(names, '{en-US}', '"Renamed Runner"')`.execute(
    database.kysely,
  );
  for (const path of [product, "/", "/plp/search"]) expect(await read(shop, path, english)).toContain("Renamed Runner");
});

test("a page with a stock count is rendered again when one of its own units is sold, and not when another product's is", async () => {
  await read(shop, product, english);
  const before = await read(shop, product, english);
  await sql`update inventory.stock set quantity = quantity + 1 where sku_code like 'BTR1001-%'`.execute(
    database.kysely,
  );
  expect(await read(shop, product, english)).toBe(before);
  await sql`update inventory.stock set quantity = sold where sku_code like 'LKH1001-%'`.execute(database.kysely);
  expect(await read(shop, product, english)).not.toBe(before);
});
