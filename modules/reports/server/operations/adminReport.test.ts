import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { CountedCustomer } from "#modules/order/contract/counted-customer.ts";
import { findOrders } from "#modules/order/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reportsAdminModule } from "../index.ts";
import { reportsFixture } from "../testing/reports-fixture.ts";

const { database } = await testDatabase();
const shop = await reportsFixture(database);
const staff = await staffFixture(
  database,
  (deps) => [
    reportsAdminModule({
      ...deps,
      homeCounts: [],
      rowNames: { products: async (_db, codes) => new Map(codes.map((code) => [code, `Name of ${code}`])) },
    }),
  ],
  shop.clock,
);
type Figures = Record<
  "orders" | "pieces" | "piecesBack" | "gross" | "discount" | "freight" | "refunded" | "net",
  number
>;
type Report = {
  storeCode: string | null;
  previousFrom: string;
  previousUntil: string;
  totals: Figures;
  previous: Figures;
  steps: { from: string; until: string; figures: Figures; previous: Figures }[];
  rows: { key: string; name: string | null; figures: Figures; previous: Figures }[];
  rowsTotal: number;
};
const figures = "{ orders pieces piecesBack gross discount freight refunded net }";
const text = `query adminReport($input: AdminReportInput!) { adminReport(input: $input) {
  storeCode previousFrom previousUntil totals ${figures} previous ${figures}
  steps { from until figures ${figures} previous ${figures} } rows { key name figures ${figures} previous ${figures} } rowsTotal } }`;
const november = { report: "sales", from: "2026-11-01", until: "2026-11-30", step: "day" };
const asked = async (input: object, as?: { cookie: string }) => {
  const { body } = await staff.post<{ adminReport: Report }>(text, { input: { ...november, ...input } }, as ?? headers);
  return { code: body.errors?.[0]?.extensions.code ?? null, report: body.data?.adminReport as Report };
};
const ordersBehind = async (counted: object, more: object = {}) => {
  const nothing = {
    channelCode: null,
    skuCode: null,
    categoryCode: null,
    promotionCode: null,
    productCode: null,
    customer: null,
  };
  const filter = { statuses: [], deliveryMethod: null, storeCode: null, search: "", cancelAsked: false, ...more };
  const days = { from: "2026-11-01", until: "2026-11-30" };
  return findOrders(
    database.kysely,
    { ...filter, counted: { ...days, ...nothing, ...counted } },
    { offset: 0, limit: 50 },
  );
};

// The fixture's clock stands at 2026-11-15; a purchase late in the evening of UTC is of the next day in Jakarta.
const first = await shop.place({ owner: "guest:A", email: "a@mail.example", pieces: [2, 1], discount: 30_000 });
await shop.payFor(first);
const unpaid = await shop.place({ owner: "guest:B", email: "b@mail.example", pieces: [1] });
shop.clock.advance(24 * 3_600_000);
const second = await shop.place({
  owner: "guest:A",
  email: "a@mail.example",
  pieces: [1],
  isPickup: true,
  channelCode: "CARD",
});
await shop.payFor(second);
const cancelled = await shop.place({ owner: "guest:C", email: "c@mail.example", pieces: [3] });
await shop.payFor(cancelled);
await shop.step(cancelled.code, { transition: "approveCancel", actor: "staff" });
const headers = await staff.signedIn("dewi@reports.test", "finance");

test("sales count what was paid on the day it was placed, an order that ended with its refund, beside the month before", async () => {
  const { report } = await asked({});
  expect(report.totals).toMatchObject({ orders: 3, pieces: 7, gross: 1_050_000, discount: 30_000, refunded: 468_000 });
  expect(report.totals.net).toBe(first.total + second.total);
  expect(report).toMatchObject({ previousFrom: "2026-10-01", previousUntil: "2026-10-31", storeCode: null, rows: [] });
  expect(report.steps).toHaveLength(30);
  expect(
    report.steps.filter(({ figures }) => figures.orders > 0).map(({ from, figures }) => [from, figures.net]),
  ).toEqual([
    ["2026-11-15", first.total],
    ["2026-11-16", second.total],
  ]);
  expect((await asked({ from: "2026-12-01", until: "2026-12-31" })).report.previous).toEqual(report.totals);
  const weeks = (await asked({ step: "week" })).report.steps;
  expect(weeks.map(({ from, figures }) => [from, figures.orders])).toEqual([
    ["2026-11-01", 0],
    ["2026-11-02", 0],
    ["2026-11-09", 1],
    ["2026-11-16", 2],
    ["2026-11-23", 0],
    ["2026-11-30", 0],
  ]);
  expect((await asked({ step: "month", from: "2026-10-15" })).report.steps).toHaveLength(2);
  expect(unpaid.total).toBeGreaterThan(0);
});

test("MH-02 the orders that a number links to are as many as the number says", async () => {
  for (const [report, filter] of [
    ["products", (key: string) => ({ skuCode: key })],
    ["categories", (key: string) => ({ categoryCode: key })],
    ["channels", (key: string) => ({ channelCode: key })],
    ["promotions", (key: string) => ({ promotionCode: key })],
    ["customers", (key: string) => ({ customer: key as CountedCustomer })],
    ["funnel", (key: string) => ({ productCode: key })],
  ] as const) {
    const { rows } = (await asked({ report })).report;
    expect(rows.length).toBeGreaterThan(0);
    for (const { key, figures } of rows) {
      const { total, orders } = await ordersBehind(filter(key));
      expect([key, total]).toEqual([key, figures.orders]);
      if (report === "channels")
        expect(orders.reduce((sum, { totals }) => sum + totals.productAmount, 0)).toBe(figures.gross);
    }
  }
  const stores = (await asked({ report: "stores" })).report.rows;
  expect(stores.map(({ key, figures }) => [key, figures.orders])).toEqual([
    ["", 2],
    ["S01", 1],
  ]);
  expect((await ordersBehind({}, { deliveryMethod: "homeDelivery" })).total).toBe(2);
  expect((await ordersBehind({}, { storeCode: "S01" })).total).toBe(1);
  for (const { from, until, figures } of (await asked({})).report.steps)
    expect((await ordersBehind({ from, until })).total).toBe(figures.orders);
});

test("rows have names, and new customers are told from returning ones", async () => {
  const products = (await asked({ report: "products" })).report;
  expect(products.rows.map(({ key, name, figures }) => [key, name, figures.pieces, figures.piecesBack])).toEqual([
    ["SKU-0", "Name of SKU-0", 6, 3],
    ["SKU-1", "Name of SKU-1", 1, 0],
  ]);
  expect(products.rowsTotal).toBe(2);
  const cut = (await asked({ report: "products", rows: 1 })).report;
  expect([cut.rows.length, cut.rowsTotal]).toEqual([1, 2]);
  const customers = (await asked({ report: "customers" })).report.rows;
  expect(customers.map(({ key, figures }) => [key, figures.orders])).toEqual([
    ["new", 2],
    ["returning", 1],
  ]);
});

test("staff of one store get its figures alone", async () => {
  const own = await staff.signedIn("one@store.test", "finance");
  await sql`update staff.account set store_code = 'S01' where email = 'one@store.test'`.execute(database.kysely);
  const { report } = await asked({}, own);
  expect(report).toMatchObject({ storeCode: "S01", totals: { orders: 1, net: second.total } });
  expect((await asked({ report: "stores" }, own)).report.rows).toHaveLength(1);
});

test("a period that does not exist or is too long is refused, as is a role without the permission", async () => {
  for (const input of [
    { from: "2026-11-31" },
    { from: "2026-12-01" },
    { from: "1999-01-01" },
    { from: "9999-12-30", until: "9999-12-31" },
    { from: "2023-01-01", step: "month" },
    { from: "2025-01-01" },
    { rows: 10_001 },
    { report: "secrets" },
    { step: "hour" },
  ])
    expect((await asked(input)).code).toBe("INVALID_INPUT");
  expect((await asked({ from: "2025-01-01", step: "week" })).code).toBeNull();
  expect((await asked({}, await staff.signedIn("agus@reports.test", "support"))).code).toBe("FORBIDDEN");
});

test("a report takes two statements, whatever was sold", async () => {
  for (const report of ["sales", "products", "customers"]) {
    const counter = countQueries(database);
    await asked({ report });
    counter.stop();
    const own = counter.statements.filter((statement) => statement.includes("reports.pending"));
    expect(own).toHaveLength(report === "sales" ? 1 : 2);
  }
});
