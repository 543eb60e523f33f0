import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { seedDemoShop } from "../seed/seed-demo-shop.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await testDatabase();
await seedDemoShop(database);
const env = { SHOP_PAGE_CACHE_MB: "0" };
const shop = await startTestShop({ databaseUrl: url, env });
const other = await startTestShop({ databaseUrl: url, env });

const product = "/pdp/Angin-Pagi-Daily-Runner/LKH1001";
const looks = ["en-US", "id-ID", "vi-VN", "zh-CN"].flatMap((locale) =>
  ["pc", "h5"].map((device) => `gt-local=${locale}; device=${device}`),
);
const read = async (from: typeof shop, path: string, cookie: string) => {
  const { status, text } = await from.get(path, { headers: { cookie } });
  expect(status).toBe(200);
  return text;
};

test.each(["/", "/plp/search", "/plp/search?sort=PRICE_UP", product, "/contact-us"])(
  "%s from parts that were drawn before is byte for byte the page drawn for the first time",
  async (path) => {
    // What a page loads on demand for the first time changes the order of its texts.
    for (const one of [shop, other]) await read(one, path, "gt-local=en-US; device=pc");
    for (const look of looks) {
      const first = await read(shop, path, look);
      expect(await read(shop, path, look)).toBe(first);
      expect(await read(other, path, look)).toBe(first);
      expect(first).not.toContain("\u0002");
    }
  },
);

test("a part shows what changed on the next page, although nobody was told", async () => {
  const look = "gt-local=en-US; device=pc";
  expect(await read(shop, "/plp/search?q=LKH1001", look)).not.toContain("Renamed Runner");
  await sql`update catalogue.product set names = jsonb_set(names, '{en-US}', '"Renamed Runner"')`.execute(
    database.kysely,
  );
  expect(await read(shop, "/", look)).toContain("Renamed Runner");
});
