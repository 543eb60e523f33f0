import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
// One node with the worker, one without: a save on one must invalidate the other.
const nodes = [
  await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } }),
  await startTestShop({ databaseUrl: url }),
] as const;
const headers = await staffSession(database, "dewi@changes.test", "catalogue");
const patient = { timeout: 120_000 };

async function call(query: string, input: object): Promise<Record<string, unknown>> {
  const { body } = await nodes[1].postToAdmin<Record<string, Record<string, unknown>>>({
    query,
    variables: { input },
    headers,
  });
  if (body.errors) throw new Error(body.errors[0]?.message);
  return Object.values(body.data ?? {})[0] ?? {};
}
const save = (version: number, changes: Readonly<Record<string, unknown>>) =>
  call(
    `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
      success version problems { path problem } } }`,
    {
      type: "product",
      id: "KITE1",
      version,
      changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
    },
  );

/** What shoppers find of the product, from every node. */
const everywhere = (read: (node: (typeof nodes)[number]) => Promise<unknown>) => Promise.all(nodes.map(read));
const page = async (node: (typeof nodes)[number]) => {
  const { status, text } = await node.get("/pdp/stunt-kite/KITE1");
  return [status, /Rp[\d.]+/.exec(text)?.[0] ?? null];
};
const listed = (path: string) => async (node: (typeof nodes)[number]) => (await node.get(path)).text.includes("KITE1");
const inSitemap = async (node: (typeof nodes)[number]) => {
  const index = (await node.get("/sitemap.xml")).text;
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  const texts = await Promise.all(files.map(async (path) => (await node.get(path)).text));
  return texts.some((text) => text.includes("KITE1"));
};

test("MP-11 a saved change is on the pages, listing, search and sitemap of every node", async () => {
  const reads = [listed("/balls.html?sort=NEWEST"), listed("/search/drachenflieger.html"), inSitemap];
  const seen = () => Promise.all(reads.map(everywhere));
  // Every node has cached what there was before.
  expect(await everywhere(page)).toEqual([
    [404, null],
    [404, null],
  ]);
  expect((await seen()).flat()).not.toContain(true);

  await call(
    `mutation adminCreateProduct($input: AdminCreateProductInput!) { adminCreateProduct(input: $input) { success } }`,
    { name: "Stunt kite", code: "KITE1" },
  );
  const saved = await save(1, {
    status: "onSale",
    brandCode: "LAP",
    categoryCodes: ["BALLS"],
    "descriptions/en-US": "Flies.",
    media: [{ url: "/pictures/products/kite.webp", type: "image" }],
    searchWords: ["Drachenflieger"],
    "skus/KITE1-A": { price: 123_000, grams: 300, box: [900, 100, 50] },
  });
  expect(saved).toMatchObject({ success: true, version: 2 });
  await expect
    .poll(() => everywhere(page), patient)
    .toEqual([
      [200, "Rp123.000"],
      [200, "Rp123.000"],
    ]);
  await expect.poll(seen, patient).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);

  await save(2, { "skus/KITE1-A/price": 456_000 });
  await expect
    .poll(() => everywhere(page), patient)
    .toEqual([
      [200, "Rp456.000"],
      [200, "Rp456.000"],
    ]);

  await save(3, { status: "hidden" });
  await expect
    .poll(() => everywhere(page), patient)
    .toEqual([
      [404, null],
      [404, null],
    ]);
  await expect.poll(seen, patient).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});
