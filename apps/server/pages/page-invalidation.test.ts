import { expect, test } from "vitest";
import { writeNavigation } from "#modules/content/server/index.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { shown, writePage, writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shops = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })];
const patient = { timeout: 120_000 };

/** The page at this path from every node, in two languages and on both devices. */
const everywhere = (path: string) =>
  Promise.all(
    shops.flatMap((shop) =>
      ["en-US", "id-ID"].flatMap((locale) =>
        ["pc", "h5"].map(async (device) =>
          shown(await shop.get(path, { headers: { cookie: `gt-local=${locale}; device=${device}` } })),
        ),
      ),
    ),
  );
const all = (word: string) =>
  shops.flatMap(() => ["en-US pc", "en-US h5", "id-ID pc", "id-ID h5"].map((v) => `${word} ${v}`));

test("a changed page is rendered again by every node, and all other pages stay cached", async () => {
  await writeSilently(database, "/page/changed");
  await writeSilently(database, "/page/kept");
  expect(await everywhere("/page/changed")).toEqual(all("first"));
  expect(await everywhere("/page/kept")).toEqual(all("first"));

  await writeSilently(database, "/page/kept", "silent");
  await writePage(database, "/page/changed", "second");
  await expect.poll(() => everywhere("/page/changed"), patient).toEqual(all("second"));
  expect(await everywhere("/page/kept")).toEqual(all("first"));
});

test("a page created after its 404 is served at once", async () => {
  for (const shop of shops) expect((await shop.get("/page/new")).status).toBe(404);
  await writeSilently(database, "/page/new");
  expect(await everywhere("/page/new")).toEqual(all("first"));
});

test("a change of the navigation invalidates every page", async () => {
  await writeSilently(database, "/page/one");
  await writeSilently(database, "/page/two");
  await everywhere("/page/one");
  await everywhere("/page/two");
  await writeSilently(database, "/page/one", "silent");
  await writeSilently(database, "/page/two", "silent");

  const name = { "en-US": "Fresh link", "id-ID": "Tautan baru", "vi-VN": "x", "zh-CN": "x" };
  await writeNavigation(database.kysely, "header", [{ code: "fresh", name, url: "/page/one" }]);
  await expect.poll(() => everywhere("/page/one"), patient).toEqual(all("silent"));
  expect(await everywhere("/page/two")).toEqual(all("silent"));
  for (const shop of shops) expect((await shop.get("/page/two")).text).toContain("Fresh link");
});

test("saving an unchanged page invalidates nothing", async () => {
  await writePage(database, "/page/same", "first");
  await expect.poll(() => everywhere("/page/same"), patient).toEqual(all("first"));
  // A pending invalidation has arrived once a later change is visible.
  await writePage(database, "/page/marker", "seen");
  await expect.poll(() => everywhere("/page/marker"), patient).toEqual(all("seen"));
  await everywhere("/page/same");
  await writeSilently(database, "/page/same", "silent");
  await writePage(database, "/page/same", "silent");
  await writePage(database, "/page/marker", "seen again");
  await expect.poll(() => everywhere("/page/marker"), patient).toEqual(all("seen again"));
  expect(await everywhere("/page/same")).toEqual(all("first"));
});
