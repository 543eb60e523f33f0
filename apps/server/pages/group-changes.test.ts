import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
// The worker refreshes the search index after a change.
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });
const headers = await staffSession(database, "dewi@groups.test", "catalogue");
const patient = { timeout: 120_000 };

async function save(type: string, id: string, version: number, changes: Readonly<Record<string, Json>>) {
  const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
    success version problems { path problem } } }`;
  const list = Object.entries(changes).map(([path, value]) => ({ path, value }));
  const variables = { input: { type, id, version, changes: list } };
  const { body } = await shop.postToAdmin<{ adminSaveRecord: object }>({ query, variables, headers });
  expect(body.data?.adminSaveRecord).toMatchObject({ success: true, problems: [] });
}

const productsOn = async (path: string) => {
  const { text } = await shop.get(path);
  const links = [...text.matchAll(/<h3[^>]*><a [^>]*href="([^"?]+)/g)].map(([, link = ""]) => link);
  return links.map((link) => link.split("/").at(-1) ?? "");
};
const answerOf = async (path: string) => {
  const { status, headers: answered } = await shop.get(path);
  return [status, answered.location ?? null];
};

test("MP-12 a category's earlier addresses lead to its page, also after it was renamed twice or back", async () => {
  await save("category", "SPORTS", 0, { slug: "sport" });
  await expect.poll(() => answerOf("/sport.html"), patient).toEqual([200, null]);
  await expect.poll(() => answerOf("/sports.html?page=2"), patient).toEqual([301, "/sport.html?page=2"]);
  await save("category", "SPORTS", 1, { slug: "all-sports" });
  await expect.poll(() => answerOf("/sport.html"), patient).toEqual([301, "/all-sports.html"]);
  expect(await answerOf("/some/where/sports.html")).toEqual([301, "/all-sports.html"]);
  await save("category", "SPORTS", 2, { slug: "sports" });
  await expect.poll(() => answerOf("/sports.html"), patient).toEqual([200, null]);
  expect(await answerOf("/all-sports.html")).toEqual([301, "/sports.html"]);
});

test("MP-12 a category's page shows its text and sorts its products by the rule, those chosen by hand first", async () => {
  const before = await productsOn("/sports.html");
  expect(before.length).toBeGreaterThan(2);
  await save("category", "SPORTS", 3, { "about/en-US": "Everything that moves.", productOrder: "priceUp" });
  const byPrice = await productsOn("/sports.html?sort=PRICE_UP");
  await expect.poll(() => productsOn("/sports.html"), patient).toEqual(byPrice);
  expect((await shop.get("/sports.html")).text).toContain("Everything that moves.");
  const first = byPrice.slice(-2).toReversed();
  await save("category", "SPORTS", 4, { firstProducts: first });
  const expected = [...first, ...byPrice.filter((code) => !first.includes(code))];
  await expect.poll(() => productsOn("/sports.html"), patient).toEqual(expected);
  // A shopper's own choice counts for more.
  expect(await productsOn("/sports.html?sort=PRICE_UP")).toEqual(byPrice);
});

test("MP-13 a brand's page shows its new name and text, and its logo in link previews", async () => {
  const changes = {
    name: "Langkah Baru",
    "about/en-US": "New shoes.",
    logo: "/pictures/langkah.webp",
    slug: "langkah-baru",
  };
  await save("brand", "LKH", 0, changes);
  await expect.poll(async () => (await shop.get("/langkah-baru.html")).text, patient).toContain("Langkah Baru");
  const { text } = await shop.get("/langkah-baru.html");
  expect(text).toContain("New shoes.");
  expect(text).toMatch(/og:image" content="[^"]*langkah/);
  expect(await answerOf("/langkah.html")).toEqual([301, "/langkah-baru.html"]);
});
