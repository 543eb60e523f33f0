import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopDatabase } from "#apps/server/testing/shop-database.ts";
import { killTree, type SpawnedShop, spawnShop, untilReady } from "#apps/server/testing/spawn-shop.ts";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, isProving, tries } from "#kit/testing/proof.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale } from "#modules/promotion/server/testing/a-promotion.ts";
import { staffClient } from "./staff-client.ts";

const { database, url } = await shopDatabase({ maxConnections: 10 });
const cookie = await staffSession(database, "editor@staff.test", "admin");
const rounds = tries(3, 50);
const productWithinMs = 2_000;
const synonymWithinMs = 5_000;

/** A process of its own: one with the worker, one that only serves. */
async function startShop(role: "all" | "web"): Promise<SpawnedShop> {
  const shop = await spawnShop({
    env: { DATABASE_URL: url, SHOP_ROLE: role, SHOP_SIMULATORS: "on" },
    cwd: mkdtempSync(join(tmpdir(), "shop-")),
  });
  await untilReady(shop);
  return shop;
}

type Saved = { success: boolean; version: number | null; problems: readonly unknown[] };

/** Saves on one node, as the editor does. */
function editorOf({ address }: SpawnedShop) {
  const client = staffClient(address, cookie);
  return async (type: string, id: string, version: number, changes: Readonly<Record<string, Json>>) => {
    const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) { success version problems { path problem } } }`;
    const list = Object.entries(changes).map(([path, value]) => ({ path, value }));
    const saved = await client.call<Saved>(query, {
      input: { type, id, version, create: version === 0, changes: list },
    });
    expect(saved).toMatchObject({ success: true, problems: [] });
    return saved?.version ?? 0;
  };
}

const textOf = async ({ address }: SpawnedShop, path: string) => (await sendRaw(`${address}${path}`)).text;

/** Milliseconds until the condition holds; `where` is named when it does not. */
async function millisecondsUntil(condition: () => Promise<boolean>, where: string): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > 300_000) throw new Error(`the change was not seen within five minutes: ${where}`);
    await sleep(10);
  }
  return performance.now() - began;
}

const longest = (taken: readonly number[]) => Math.round(Math.max(...taken));
const middle = (taken: readonly number[]) =>
  Math.round(taken.toSorted((one, other) => one - other)[taken.length >> 1] ?? 0);

test("a saved product is on page, listing, search and sitemap of every node within 2 s in the median, changed and hidden", {
  timeout: 900_000,
}, async () => {
  const nodes = [await startShop("all"), await startShop("web")] as const;
  const save = editorOf(nodes[1]);
  const code = "KITE1";
  const name = "Drachenflieger";
  let version = await save("product", code, 0, {
    "names/en-US": name,
    status: "draft",
    releasedOn: "2026-11-01",
    brandCode: "LAP",
    categoryCodes: ["BALLS"],
    "descriptions/en-US": "Flies.",
    media: [{ url: "/pictures/products/kite.webp", type: "image" }],
    "skus/KITE1-A": { price: 123_000, grams: 300, box: [900, 100, 50] },
  });
  const pages = [`/pdp/kite/${code}`, "/balls.html?sort=NEWEST", `/search/${name.toLowerCase()}.html`];
  const inSitemap = async (node: SpawnedShop) => {
    const index = await textOf(node, "/sitemap.xml");
    const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
    return (await Promise.all(files.map((path) => textOf(node, path)))).some((text) => text.includes(code));
  };
  /** From the answer to the save until the last place of the last node shows it. */
  const everywhere = (isShown: (text: string) => boolean, listed: boolean) =>
    Promise.all(
      nodes.flatMap((node) => [
        ...pages.map((path) =>
          millisecondsUntil(async () => isShown(await textOf(node, path)), `${node.address}${path}`),
        ),
        millisecondsUntil(async () => (await inSitemap(node)) === listed, `${node.address}, sitemap`),
      ]),
    );
  const shown: number[] = [];
  const hidden: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const price = 987_001 + round;
    version = await save("product", code, version, { status: "onSale", "skus/KITE1-A/price": price });
    const text = `Rp${price.toLocaleString("id-ID")}`;
    shown.push(longest(await everywhere((page) => page.includes(text), true)));
    version = await save("product", code, version, { status: "hidden" });
    hidden.push(longest(await everywhere((page) => !page.includes(text), false)));
  }
  for (const [what, taken] of [
    ["put on sale at another price", shown],
    ["hidden", hidden],
  ] as const) {
    const found = `${middle(taken)} / ${longest(taken)} ms`;
    figure("F17", `${rounds} products ${what}: on every page of every node, median / longest`, found);
  }
  // The longest is a figure: on a machine that does other work, one of a few rounds may take longer.
  if (isProving) expect(middle([...shown, ...hidden])).toBeLessThanOrEqual(productWithinMs);
});

test("MX-03 synonyms saved on one node are searched by on every node within 5 s, and no longer once they are removed", {
  timeout: 900_000,
}, async () => {
  const nodes = [await startShop("all"), await startShop("web")] as const;
  const save = editorOf(nodes[0]);
  const query = `query initCatalogProduct($input: CatalogProductInput!) { initCatalogProduct(input: $input) { data { dataList { productCode } } } }`;
  const found = async ({ address }: SpawnedShop, text: string): Promise<number> => {
    const variables = { input: { conditionKeyword: text, pageSize: 5 } };
    const { text: body } = await sendRaw(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(body).data?.initCatalogProduct.data?.dataList.length ?? 0;
  };
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const word = `gemerlap${"abcdefghijklmnopqrstuvwxyz".charAt(round % 26)}${"xyz".charAt(round % 3)}q`;
    const id = `glow-${round}`;
    const until = (isFound: boolean) =>
      Promise.all(
        nodes.map((node) => millisecondsUntil(async () => (await found(node, word)) > 0 === isFound, node.address)),
      );
    expect(await Promise.all(nodes.map((node) => found(node, word)))).toEqual([0, 0]);
    const version = await save("synonyms", id, 0, { phrases: [word, "castle"] });
    taken.push(longest(await until(true)));
    await save("synonyms", id, version, { phrases: null });
    taken.push(longest(await until(false)));
  }
  const what = `${taken.length} groups of synonyms saved or removed: on every node, median / longest`;
  figure("F17", what, `${middle(taken)} / ${longest(taken)} ms`);
  if (isProving) expect(longest(taken)).toBeLessThanOrEqual(synonymWithinMs);
});

test("a flash sale begins and ends at its second in the answers of every node, and within 5 s on cached pages and listings", {
  timeout: 900_000,
}, async () => {
  const nodes = [await startShop("all"), await startShop("web"), await startShop("all")] as const;
  const { rows } = await sql<{ sku: string; product: string; slug: string }>`
    select sku.code as sku, product.code as product, category.slug
    from catalogue.product join catalogue.sku on sku.product_code = product.code
      join catalogue.product_category as place on place.product_code = product.code
      join catalogue.category on category.code = place.category_code
      join inventory.stock on stock.sku_code = sku.code and stock.quantity - stock.sold > 10
    where product.on_sale and sku.position = 0 order by sku.code limit 1`.execute(database.kysely);
  const [goods] = rows;
  if (!goods) throw new Error("the fixture shop has nothing in stock");
  const detail = `query queryProductDetail($productCode: String!) { queryProductDetail(productCode: $productCode) { skuList { skuCode salePrice } } }`;
  const priced = async ({ address }: SpawnedShop): Promise<string> => {
    const body = JSON.stringify({ query: detail, variables: { productCode: goods.product } });
    const headers = { "content-type": "application/json" };
    return (await sendRaw(`${address}/graphql`, { method: "POST", headers, body })).text;
  };
  const pages = [`/pdp/flash/${goods.product}?skuCode=${goods.sku}`, `/${goods.slug}.html?sort=PRICE_UP`];
  for (const node of nodes)
    for (const path of pages) expect((await textOf(node, path)).includes("Rp12.345")).toBe(false);
  // One of the workers dies before the sale: another one notices its begin.
  const beginsAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 17_000);
  const endsAt = new Date(beginsAt.getTime() + 13_000);
  const sale = { beginsAt, endsAt, flashSaleSkus: [{ skuCode: goods.sku, price: 12_345, stock: 20 }] };
  const saved = await inTransaction(database, (trx) => savePromotion(trx, aFlashSale(goods.sku, sale)));
  expect(saved).toEqual({ ok: true, value: null });
  killTree(nodes[0].child.pid ?? 0);
  const left = nodes.slice(1);
  /** Requests that were sent a second after the moment and answered as before it, or answered before it as after it. */
  const wrongPrices = async (node: SpawnedShop, moment: Date, isOn: boolean): Promise<number> => {
    let wrong = 0;
    for (let sent = Date.now(); sent < moment.getTime() + 2_000; sent = Date.now()) {
      const isAfter = (await priced(node)).includes(":12345") === isOn;
      if (isAfter ? Date.now() < moment.getTime() : sent >= moment.getTime() + 1_000) wrong += 1;
      await sleep(10);
    }
    return wrong;
  };
  for (const [moment, isOn] of [
    [beginsAt, true],
    [endsAt, false],
  ] as const) {
    const prices = left.map((node) => wrongPrices(node, moment, isOn));
    const shown = left.flatMap((node) =>
      pages.map(async (path) => {
        await millisecondsUntil(async () => (await textOf(node, path)).includes("Rp12.345") === isOn, path);
        return Date.now() - moment.getTime();
      }),
    );
    const wrong = (await Promise.all(prices)).reduce((sum, count) => sum + count, 0);
    const late = await Promise.all(shown);
    const what = `a flash sale ${isOn ? "began" : "ended"}, one of three workers killed:`;
    figure("F17", `${what} prices that were not those of the second`, wrong);
    figure("F17", `${what} cached pages and listings were late by at most`, `${longest(late)} ms`);
    expect(wrong).toBe(0);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
    if (isProving) expect(longest(late)).toBeLessThanOrEqual(5_000);
  }
});
