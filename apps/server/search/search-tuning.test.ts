import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shops = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })];
const headers = await staffSession(database, "maya@tuning.test", "marketing");
const patient = { timeout: 120_000 };

async function save(type: string, id: string, version: number, changes: Readonly<Record<string, Json>>) {
  const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
    success problems { path problem } } }`;
  const list = Object.entries(changes).map(([path, value]) => ({ path, value }));
  const variables = { input: { type, id, version, create: version === 0, changes: list } };
  const reply = await shops[0]?.postToAdmin<{ adminSaveRecord: object }>({ query, variables, headers });
  expect(reply?.body.data?.adminSaveRecord).toEqual({ success: true, problems: [] });
}

type Found = { initCatalogProduct: { data: { dataList: readonly { productCode: string }[] } | null } };

/** What shoppers of every node find by a text: by the API and on the page, which was made and kept before. */
const found = (text: string) =>
  Promise.all(
    shops.map(async (shop) => {
      const query = `query initCatalogProduct($input: CatalogProductInput!) { initCatalogProduct(input: $input) {
        data { dataList { productCode } } } }`;
      const { body } = await shop.post<Found>({
        query,
        variables: { input: { conditionKeyword: text, pageSize: 50 } },
      });
      const page = await shop.get(`/plp/search?q=${encodeURIComponent(text)}`);
      const links = [...page.text.matchAll(/<h3[^>]*><a [^>]*href="([^"?]+)/g)].map(([, link = ""]) => link);
      return {
        api: body.data?.initCatalogProduct.data?.dataList.map(({ productCode }) => productCode).slice(0, 3) ?? [],
        page: links.map((link) => link.split("/").at(-1) ?? "").slice(0, 3),
      };
    }),
  );
const everywhere = (codes: readonly string[]) => shops.map(() => ({ api: codes, page: codes }));

test("MX-03 synonyms and pinned products are searched by on every node, and no longer after they were taken back", async () => {
  expect(await found("gemerlapan")).toEqual(everywhere([]));
  await save("synonyms", "glow", 0, { phrases: ["gemerlapan", "castle"] });
  await expect
    .poll(async () => (await found("gemerlapan")).map(({ api, page }) => [api.length, page.length]), patient)
    .toEqual(shops.map(() => [3, 3]));

  const pinned = ["LKH1002", "LAP1005"];
  await save("searchRule", "glow", 0, { words: ["Gemerlapan"], pinned });
  await expect
    .poll(async () => (await found("gemerlapan")).map(({ api, page }) => [api.slice(0, 2), page.slice(0, 2)]), patient)
    .toEqual(shops.map(() => [pinned, pinned]));

  await save("synonyms", "glow", 1, { phrases: null });
  await save("searchRule", "glow", 1, { words: null, pinned: null });
  await expect.poll(() => found("gemerlapan"), patient).toEqual(everywhere([]));
});
