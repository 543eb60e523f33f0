import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { startStatementLog } from "#kit/testing/statement-log.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const clock = testClock(new Date().toISOString());
const log = await startStatementLog(url);
const pageCacheOff = { SHOP_PAGE_CACHE_MB: "0" };
const shop = await startTestShop({ databaseUrl: log.url, clock, env: pageCacheOff });
/** Caches nothing: its responses are the expected ones. */
const uncached = await startTestShop({ databaseUrl: url, clock, env: { ...pageCacheOff, SHOP_DRAWN_PAGES_MB: "0" } });

const cookie = "gt-local=en-US; device=pc";
const product = "/pdp/Angin-Pagi-Daily-Runner/LKH1001";
const detail = `query Detail($code: String!) { queryProductDetail(productCode: $code) {
  saleAttributesList { attrName attrValue { valueName } }
  skuList { skuCode productPrice salePrice stock skuCampaign { activityPrice activityStock } productActivities { activityName } }
  originalDataInfo { productName brand { brandName } categories { categoryPathName } } } }`;

async function page(from: typeof shop, path: string): Promise<string> {
  const { status, text } = await from.get(path, { headers: { cookie } });
  expect(status).toBe(200);
  return text;
}
const call = async (from: typeof shop, code = "LKH1001"): Promise<string> =>
  (
    await from.get("/graphql", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ query: detail, variables: { code } }),
    })
  ).text;
const reads = async (from: typeof shop) => ({
  detail: await call(from),
  home: await page(from, "/"),
});

test("an unchanged response is revalidated by one statement, an unchanged page by two", async () => {
  const statementsOf = (read: () => Promise<unknown>) => async () => (await log.during(read)).statements;
  // Polled: the first reads fill the caches, and the shop's own background statements may fall into a read.
  await expect.poll(statementsOf(() => call(shop))).toHaveLength(1);
  for (const path of [product, "/plp/search", "/"])
    await expect
      .poll(
        statementsOf(() => page(shop, path)),
        { message: path },
      )
      .toHaveLength(2);
});

test("concurrent queries for different products share a batch and each gets its own product", async () => {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where on_sale and code <> 'LKH1001' order by code limit 30`.execute(
    database.kysely,
  );
  // One product has no SKU, one code does not exist, and one code is requested twice.
  const codes = [...rows.map(({ code }) => code), "NOWHERE", rows[0]?.code ?? ""];
  const [, bare = ""] = codes;
  await sql`update catalogue.sku set product_code = 'LKH1001' where product_code = ${bare}`.execute(database.kysely);
  const together = (from: typeof shop) => Promise.all(codes.map((code) => call(from, code)));
  for (const _ of [1, 2]) await together(shop);
  const before = await together(shop);
  expect(before).toEqual(await together(uncached));
  await sql`update inventory.stock set sold = quantity where sku_code in (
    select code from catalogue.sku where product_code = ${codes[7] ?? ""})`.execute(database.kysely);
  const after = await together(shop);
  expect(after).toEqual(await together(uncached));
  expect(after.flatMap((reply, at) => (reply === before[at] ? [] : [at]))).toEqual([7]);
});

const ofShoe = "product_code = 'LKH1001'";
test.each([
  ["a name", `update catalogue.product set names = names || '{"en-US": "Renamed"}' where code = 'LKH1001'`],
  ["a price", `update catalogue.sku set price = price + 1000, sale_price = sale_price + 1000 where ${ofShoe}`],
  ["a brand", `update catalogue.brand set name = name || ' & Sons'`],
  ["a category", `update catalogue.category set names = names || '{"en-US": "Somewhere"}'`],
  ["a colour", `update catalogue.attribute_value set names = names || '{"en-US": "Bright"}'`],
  [
    "a sale",
    `update inventory.stock set sold = sold + 1 where sku_code in (select code from catalogue.sku where ${ofShoe}) and quantity > sold`,
  ],
  [
    "the last unit",
    `update inventory.stock set sold = quantity where sku_code in (select code from catalogue.sku where ${ofShoe} limit 2)`,
  ],
  ["a place", `delete from catalogue.product_category where ${ofShoe} and position > 0 or ${ofShoe}`],
  ["a promotion's name", `update promotion.activity set names = names || '{"en-US": "Party"}'`],
  [
    "a promotion's ribbon",
    `update promotion.activity set ribbon_texts = '{"en-US": "Now"}', ribbon_position = 'TOP_LEFT', priority = 0`,
  ],
  [
    "the scope of a promotion",
    "insert into promotion.activity_scope (activity_code, target, code, position) select code, 'product', 'LKH1001', 99 from promotion.activity on conflict do nothing",
  ],
  ["the last unit of a flash sale", "update promotion.campaign_sku set sold = stock"],
  ["the end of promotions", "update promotion.activity set status = 'stopped'"],
  ["a page", `update content.page set seo = seo || '{"title": "Another home"}' where path = '/page/home'`],
  ["the navigation", "update content.navigation set entries = replace(entries::text, 'Shoes', 'Sandals')::jsonb"],
  ["the site information", `update content.site set info = info || '{"email": "new@example.com"}'`],
])("a change of %s is shown at once, without an invalidation", async (_title, change) => {
  const before = await reads(shop);
  await sql.raw(change).execute(database.kysely);
  const after = await reads(shop);
  expect(after).toEqual(await reads(uncached));
  expect(after).not.toEqual(before);
});

test("a promotion disappears at the instant it ends", async () => {
  const hour = 60 * 60 * 1000;
  const ends = new Date(clock.now().getTime() + hour);
  await sql`update promotion.activity set status = 'active', begins_at = ${new Date(0)}, ends_at = ${ends}`.execute(
    database.kysely,
  );
  const before = await call(shop);
  expect(before).toContain("Party");
  clock.advance(hour - 1);
  expect(await call(shop)).toBe(before);
  clock.advance(1);
  expect(await call(shop)).not.toContain("Party");
  expect(await call(shop)).toBe(await call(uncached));
});
