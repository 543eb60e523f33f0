import type { RouteConfigEntry } from "@react-router/dev/routes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import adminRoutes from "#apps/admin/app/routes.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { saveCoupon } from "#modules/promotion/server/index.ts";
import { aCoupon } from "#modules/promotion/server/testing/a-coupon.ts";
import { saveSizeGuide, saveSizeMenu } from "#modules/size-guide/server/index.ts";
import { aGuide, anEntry } from "#modules/size-guide/server/testing/size-guide-fixture.ts";
import { importSteps } from "../testing/import-steps.ts";
import { knownShopper } from "../testing/known-shopper.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const { orderCode, returnCode } = await knownShopper(shop, database.kysely);
const admin = await staffSession(database, "all@files.test", "admin");
await inTransaction(database, (trx) => saveCoupon(trx, aCoupon()));
await sql`insert into content.redirect (from_path, to_path) values ('/old-ball', '/brands.html')`.execute(
  database.kysely,
);
await sql`
  insert into staff.audit (at, account_id, name, action, subject, detail)
  select now() - n * interval '1 minute', null, '=cmd' || n, 'order.note', 'order:FILE' || n, '{}'
  from generate_series(1, 130) as n`.execute(database.kysely);

/** Screens without a list of their own, each with the reason. A new list cannot stand here without one. */
const withoutList: Readonly<Record<string, string>> = {
  "": "the start page",
  offers: "a form",
  "promotions/calendar": "a month of the lists of promotions and coupons, which have their files",
  "promotions/why": "the explanation of one price",
  "orders/batch": "a form about rows chosen in the list",
  "orders/slips": "paper for rows chosen in the list",
  "orders/labels": "paper for rows chosen in the list",
  settings: "a form",
  "settings/seller": "a form",
  pick: "the work of a moment; its orders have their file",
  "pick/scans": "takes scans",
  "products/bulk": "a form about rows chosen in the list",
  "brands/bulk": "a form about rows chosen in the list",
  "categories/bulk": "a form about rows chosen in the list",
  "*": "the missing page",
};

const screens = (await adminRoutes).find(({ id }) => id === "admin")?.children ?? [];
const lists = screens
  .map(({ path = "" }: RouteConfigEntry) => path)
  .filter((path) => !path.includes(":") && !path.endsWith("/new") && !(path in withoutList));

const get = (path: string, { cookie }: { cookie: string } = admin) => shop.get(path, { headers: { cookie } });
const rowsOf = (text: string) => text.trim().split("\r\n").slice(1);

/** The address of the file on a list's page. */
async function fileOf(list: string): Promise<string | null> {
  const { text } = await get(`/admin/${list}`);
  const address = /<a [^>]*href="([^"]+\.csv[^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  return address ?? null;
}

test("MI-07 every list of the back office links to a CSV file of its rows", async () => {
  expect(lists.length).toBeGreaterThan(20);
  const files = [];
  for (const list of lists) {
    const address = await fileOf(list);
    const reply = address === null ? null : await get(address);
    const isFile =
      reply?.status === 200 &&
      String(reply.headers["content-type"]).startsWith("text/csv") &&
      String(reply.headers["content-disposition"]).startsWith("attachment") &&
      reply.text.startsWith("\uFEFF");
    files.push({ list, isFile, address });
  }
  expect(files.filter(({ isFile }) => !isFile)).toEqual([]);
});

test("a file has what the filters and columns of the list's address show, and the rows that were chosen", async () => {
  expect((await get("/admin/returns.csv?tab=here")).text).toContain(returnCode);
  expect((await get("/admin/returns.csv?tab=decide")).text).not.toContain(returnCode);
  expect((await get("/admin/refunds.csv")).text).toContain(orderCode);
  expect((await get("/admin/chats.csv")).text).toContain("Is it here on Sunday?");
  expect(rowsOf((await get(`/admin/orders.csv?tab=all&columns=amount&only=${orderCode}`)).text)).toEqual([
    expect.stringMatching(new RegExp(`^"${orderCode}","\\d+"$`)),
  ]);
  expect(rowsOf((await get("/admin/redirects.csv?search=old-ball")).text)).toEqual([
    `"/old-ball","/brands.html","0",""`,
  ]);
  expect(rowsOf((await get("/admin/redirects.csv?search=nothing-such")).text)).toEqual([]);
  expect(rowsOf((await get("/admin/stores.csv?search=thamrin&city=Jakarta%20Pusat")).text)).toEqual([
    expect.stringContaining(`"Fixture shop Thamrin","Jl. Teluk Betung Raya No. 41","Jakarta Pusat"`),
  ]);
  expect(rowsOf((await get("/admin/stores.csv?city=Medan")).text)).toEqual([]);
  await saveSizeMenu(database.kysely, [anEntry("SOCKS")]);
  await saveSizeGuide(database.kysely, aGuide({ categoryCode: "SOCKS" }));
  expect(rowsOf((await get("/admin/size-guides.csv?search=socks")).text)).toEqual([
    expect.stringMatching(/^"SOCKS-LKH","socks","Langkah","","20/),
  ]);
  const { rows } = await sql<{ code: string }>`select code from catalogue.brand order by code`.execute(database.kysely);
  const [first = ""] = rows.map(({ code }) => code);
  const brands = (await get(`/admin/exports/brand.csv?all=1&search=${first}`)).text;
  expect(brands).toContain(`\n${first},`);
  expect((await get(`/admin/exports/brand.csv?all=1&search=${first}&without=${first}`)).text).not.toContain(
    `\n${first},`,
  );
});

test("MI-09 a file goes on over all pages of its list, once each row, and formulas are made harmless", async () => {
  const lines = rowsOf((await get("/admin/audit.csv")).text).filter((line) => line.includes("order:FILE"));
  expect(lines).toHaveLength(130);
  expect(new Set(lines).size).toBe(130);
  expect(lines.every((line) => line.includes(`"'=cmd`))).toBe(true);
});

test("a file is refused without the list's permission and without a session", async () => {
  const support = await staffSession(database, "support@files.test", "support");
  const finance = await staffSession(database, "finance@files.test", "finance");
  for (const list of ["staff", "staff/roles", "audit", "media", "imports", "redirects", "stores", "size-guides"])
    expect([list, (await get(`/admin/${list}.csv`, support)).status]).toEqual([list, 403]);
  expect((await get("/admin/refunds.csv", finance)).status).toBe(200);
  const { status, headers } = await shop.get("/admin/returns.csv");
  expect(status).toBe(302);
  expect(headers.location).toContain("/admin/sign-in");
});

test("MI-07 the file of a list whose records can be imported imports again as no change", async () => {
  const { upload, step } = await importSteps(database);
  const importable = {
    product: "products",
    brand: "brands",
    category: "categories",
    stock: "stock",
    redirect: "redirects",
    customer: "customers",
    coupon: "coupons",
  };
  for (const [type, list] of Object.entries(importable)) {
    const { text } = await get((await fileOf(list)) ?? "");
    const id = await upload(text, `${type}.csv`, type);
    const counts = (await step("import.preview", id)) as Record<string, number>;
    expect([type, Object.keys(counts)]).toEqual([type, ["unchanged"]]);
  }
});
