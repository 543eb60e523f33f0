import { expect, test } from "vitest";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import { saveArticle } from "#modules/content/server/index.ts";
import { saveSizeGuide } from "#modules/size-guide/server/index.ts";
import { saveStore } from "#modules/stores/server/index.ts";
import { blog, faq } from "../data/articles/articles.ts";
import { sizeGuides } from "../data/size-guides/size-guides.ts";
import { stores } from "../data/stores/stores.ts";

const { url, database } = await demoDatabase();
const shop = await startTestShop({ databaseUrl: url });
const db = database.kysely;
const patient = { timeout: 120_000 };

const first = <Entry>(entries: readonly Entry[]): Entry => {
  const [entry] = entries;
  if (entry === undefined) throw new Error("the seed is empty");
  return entry;
};
const allLocales = (word: string) => ({ "en-US": word, "id-ID": word, "vi-VN": word, "zh-CN": word });
const page = async (path: string) => (await shop.get(path)).text;
const shows = async (path: string, text: string) => (await page(path)).includes(text);

test.each([
  ["RT-16", "/store", "Our Stores"],
  ["RT-18", "/blog", "Stories"],
  ["RT-17", "/information/sorting-bricks", "Sorting bricks without a quarrel"],
  ["RT-17", "/information/virtual-account", "Questions and answers"],
  ["RT-19", "/size-guide", "Size guide"],
])("%s %s is a page of its own, cached for all visitors", async (_item, path, heading) => {
  const answer = await shop.get(path);
  expect(answer.status).toBe(200);
  expect(/<h1[^>]*>([^<]*)</.exec(answer.text)?.[1]).toBe(heading);
  const again = await shop.get(path, { headers: { "if-none-match": String(answer.headers.etag) } });
  expect(again.status).toBe(304);
});

test("ST-03 the warehouses of the setting are on no page of the stores", async () => {
  const text = await page("/store");
  for (const { code, name } of stores.filter((store) => store.code.startsWith("WH"))) {
    expect([text.includes(code), text.includes(name)]).toEqual([false, false]);
  }
});

test("a changed store is shown at once", async () => {
  await page("/store");
  expect(await saveStore(db, { ...first(stores), name: "Bata & Bola Moved" })).toMatchObject({ ok: true });
  await expect.poll(() => shows("/store", "Bata &amp; Bola Moved"), patient).toBe(true);
});

test("a changed story is updated on its page and in the list", async () => {
  const newest = first(blog.toReversed());
  await page("/blog");
  await page(`/information/${newest.code}`);
  await saveArticle(db, { ...newest, title: allLocales("Another title") });
  await expect.poll(() => shows("/blog", "Another title"), patient).toBe(true);
  await expect.poll(() => shows(`/information/${newest.code}`, "Another title"), patient).toBe(true);
});

test("a changed question is shown at once in the list and on the contact page", async () => {
  const question = first(faq);
  await page("/information/refunds");
  await page("/contact-us");
  await saveArticle(db, { ...question, title: allLocales("Another question?") });
  await expect.poll(() => shows("/information/refunds", "Another question?"), patient).toBe(true);
  await expect.poll(() => shows("/contact-us", "Another question?"), patient).toBe(true);
});

test("a changed chart is shown at once", async () => {
  const guide = first(sizeGuides);
  const path = `/size-guide/${guide.categoryCode}-${guide.brandCode}-x`;
  expect(await shows(path, "<table>")).toBe(true);
  const table = "<table><caption>Drawn anew</caption><tbody><tr><td>1</td></tr></tbody></table>";
  expect(await saveSizeGuide(db, { ...guide, charts: allLocales(table) })).toMatchObject({ ok: true });
  await expect.poll(() => shows(path, "Drawn anew"), patient).toBe(true);
});

test("an unknown article is a 404, and its neighbours are not", async () => {
  expect((await shop.get("/information/nobody-wrote-this")).status).toBe(404);
  expect((await shop.get("/blog?page=99")).status).toBe(404);
  expect((await shop.get("/blog?page=2")).status).toBe(200);
});

test("all addresses of a chart have one canonical URL", async () => {
  const canonical = async (path: string) => /rel="canonical" href="([^"]*)"/.exec(await page(path))?.[1];
  const one = await canonical("/size-guide");
  expect(one).toMatch(/\/size-guide\/[A-Z0-9_]+-[A-Z0-9_]+-\w+$/);
  expect(await canonical("/size-guide/nonsense")).toBe(one);
});
