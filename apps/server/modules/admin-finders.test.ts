import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { saveSizeGuide, saveSizeMenu } from "#modules/size-guide/server/index.ts";
import { aGuide, anEntry } from "#modules/size-guide/server/testing/size-guide-fixture.ts";
import { storeCode } from "../testing/fixture-shop/products.ts";
import { testRecordRules } from "../testing/record-rules.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { adminFinders } from "./admin-finders.ts";
import { adminRecords } from "./admin-records.ts";

const { database } = await shopDatabase();
const staff = { id: "", sessionId: "", email: "", name: "", roles: [], permissions: [], storeCode: null };
const find = async (text: string) =>
  (
    await Promise.all(
      adminFinders(systemClock).map((finder) =>
        finder.find(database.kysely, { text, locale: "en-US", staff, limit: 6 }),
      ),
    )
  ).flat();
const groups = async (text: string) => (await find(text)).filter(({ kind }) => kind !== "product" && kind !== "sku");

test("brands and categories are found by name and by code, with the page that edits them", async () => {
  expect(await groups("lang")).toEqual([
    { kind: "brand", code: "LKH", title: "Langkah", detail: "LKH", to: "/admin/brands/LKH" },
  ]);
  expect((await groups("RUNNINGSHOES")).map(({ kind, to }) => [kind, to])).toEqual([
    ["category", "/admin/categories/RUNNINGSHOES"],
  ]);
  expect((await groups("shoes")).map(({ title }) => title)).toEqual(["Running shoes", "Shoes"]);
  expect(await groups("100%_of nothing")).toEqual([]);
});

test("MF-10 a product is found by its code and by the code of one of its SKUs", async () => {
  const [sku] = (
    await sql<{ code: string; product: string }>`
      select code, product_code as product from catalogue.sku where product_code = 'BTR1025' limit 1`.execute(
      database.kysely,
    )
  ).rows;
  for (const text of ["BTR1025", sku?.code ?? ""]) {
    const [product] = (await find(text)).filter(({ kind }) => kind === "product");
    expect(product, text).toMatchObject({ code: "BTR1025", to: "/admin/products/BTR1025" });
  }
});

test("MF-10 an SKU is found by its code with its stock, a promotion by name or code, a redirect by its path", async () => {
  const {
    rows: [sku],
  } = await sql<{
    code: string;
  }>`select code from catalogue.sku where product_code = 'BTR1025' order by code limit 1`.execute(database.kysely);
  const skuCode = sku?.code ?? "";
  expect((await find(skuCode)).filter(({ kind }) => kind === "sku")).toMatchObject([
    { title: skuCode, to: `/admin/stock/${encodeURIComponent(skuCode)}` },
  ]);
  await sql`
    insert into promotion.draft (code, state, updated_at) values ('WEEKEND7', '{"kind": "tier", "names": {"en-US": "Long weekend"}}', now())`.execute(
    database.kysely,
  );
  const weekend = [
    {
      kind: "promotion",
      code: "WEEKEND7",
      title: "Long weekend",
      detail: "WEEKEND7",
      to: "/admin/promotions/WEEKEND7",
    },
  ];
  for (const text of ["long week", "weekend7"]) expect(await groups(text)).toEqual(weekend);
  await sql`insert into content.redirect (from_path, to_path) values ('/old-kite', '/kites.html')`.execute(
    database.kysely,
  );
  expect(await groups("old-kite")).toEqual([
    {
      kind: "redirect",
      code: "/old-kite",
      title: "/old-kite",
      detail: "/kites.html",
      to: "/admin/redirects/%2Fold-kite",
    },
  ]);
});

/** Saves a record of any kind, as its editor does. */
async function save(name: string, id: string, fields: Readonly<Record<string, Json>>): Promise<void> {
  const record = adminRecords(testRecordRules()).find(({ type }) => type.name === name);
  if (!record) throw new Error(`nothing saves ${name}`);
  const changes = Object.entries(fields).map(([path, after]) => ({ path, after }));
  const why = { at: new Date(), actor: { id: null, name: "Maya" }, action: "save" };
  const saved = await inTransaction(database, (trx) =>
    saveRecords(trx, record.type, [{ id, version: 0, changes }], why),
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

test("MF-10 a price plan is found by name, code, or the code of an SKU it prices", async () => {
  const {
    rows: [sku],
  } = await sql<{
    code: string;
  }>`select code from catalogue.sku where product_code = 'BTR1025' order by code limit 1`.execute(database.kysely);
  const skuCode = sku?.code ?? "";
  await save("pricePlan", "lantern-week", { name: "Cheaper lanterns", [`prices/${skuCode}`]: 10_000 });
  for (const text of ["cheaper lan", "lantern-w", skuCode])
    expect(await groups(text), text).toEqual([
      {
        kind: "price_plan",
        code: "lantern-week",
        title: "Cheaper lanterns",
        detail: "lantern-week",
        to: "/admin/price-plans/lantern-week",
      },
    ]);
});

test("MF-10 a landing page is found by name or address, an article by title, a store by name, a size chart by code, a coupon by name or code, also while they are drafts", async () => {
  await save("page", "/page/lantern-night", { name: "Evening of lights" });
  await save("article", "kite-history", {
    kind: "Blog",
    createdAt: "2026-11-01T02:00:00Z",
    "title/en-US": "Two strings",
  });
  const period = { beginsAt: "2026-12-01T00:00:00.000Z", endsAt: "2027-01-01T00:00:00.000Z" };
  const discount = { ...period, percent: 7, scope: { everything: true } };
  await save("coupon", "BREEZE7", { ...discount, status: "draft", "names/en-US": "Light wind" });
  const page = { kind: "page", code: "/page/lantern-night", title: "Evening of lights", detail: "/page/lantern-night" };
  for (const text of ["evening of", "LANTERN-n"])
    expect(await groups(text), text).toEqual([{ ...page, to: "/admin/pages/%2Fpage%2Flantern-night" }]);
  for (const text of ["two str", "kite-hist"])
    expect(await groups(text), text).toEqual([
      {
        kind: "article",
        code: "kite-history",
        title: "Two strings",
        detail: "kite-history",
        to: "/admin/articles/kite-history",
      },
    ]);
  expect(await groups("fixture shop tham")).toEqual([
    {
      kind: "store",
      code: storeCode,
      title: "Fixture shop Thamrin",
      detail: `Jakarta Pusat · ${storeCode}`,
      to: `/admin/stores/${storeCode}`,
    },
  ]);
  await saveSizeMenu(database.kysely, [anEntry("SOCKS")]);
  await saveSizeGuide(database.kysely, aGuide({ categoryCode: "SOCKS" }));
  expect(await groups("socks-l")).toEqual([
    {
      kind: "size_guide",
      code: "SOCKS-LKH",
      title: "socks · Langkah",
      detail: "SOCKS-LKH",
      to: "/admin/size-guides/SOCKS-LKH",
    },
  ]);
  for (const text of ["light w", "breeze7"])
    expect(await groups(text), text).toEqual([
      { kind: "coupon", code: "BREEZE7", title: "Light wind", detail: "BREEZE7", to: "/admin/coupons/BREEZE7" },
    ]);
});
