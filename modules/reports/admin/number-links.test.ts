import { expect, test } from "vitest";
import { readCountedReturns } from "#modules/returns/admin/counted-returns.ts";
import { reportNames } from "../contract/report-names.ts";
import { numberLink } from "./number-links.ts";
import { readReport } from "./report-address.ts";
import { rowColumns, stepColumns } from "./report-columns.ts";

const period = { from: "2026-11-01", until: "2026-11-07" };
const all = { orders: true, returns: true, tuning: true };
const query = (address: string | null) => new URL(address ?? "", "https://shop.example").searchParams;

test("MH-02 every number of every report leads to its rows, or to the report that lists them", () => {
  for (const report of reportNames) {
    for (const name of stepColumns[report])
      expect([report, name, numberLink(report, name, { period, key: null, may: all })]).not.toContain(null);
    for (const name of rowColumns[report]) {
      const isSum = report === "funnel" && name !== "orders";
      const link = numberLink(report, name, { period, key: "KEY", may: all });
      expect([report, name, link === null]).toEqual([report, name, isSum]);
    }
  }
});

test("MH-02 rows lead to the list of orders with their own filter", () => {
  const filters = {
    products: "sku",
    funnel: "product",
    categories: "category",
    promotions: "promotion",
    customers: "customer",
    channels: "channel",
    stores: "storeCode",
  } as const;
  for (const [report, filter] of Object.entries(filters)) {
    const link = numberLink(report as keyof typeof filters, "orders", { period, key: "KEY", may: all });
    expect(link).toMatch(/^\/admin\/orders\?/);
    expect(Object.fromEntries(query(link))).toEqual({
      ...{ tab: "all", countedFrom: period.from, countedUntil: period.until },
      [filter]: "KEY",
    });
  }
  expect(query(numberLink("channels", "orders", { period, key: "", may: all })).get("channel")).toBe("-");
  expect(query(numberLink("stores", "orders", { period, key: "", may: all })).get("deliveryType")).toBe("11");
});

test("MH-02 returns lead to the returns of a reason, texts to a new synonym, and a week's views to its products", () => {
  const returns = numberLink("returns", "refunded", { period, key: "DAMAGED", may: all });
  expect(readCountedReturns(query(returns))).toEqual({ ...period, reason: "DAMAGED" });
  expect(query(numberLink("searches", "withoutResults", { period, key: "bola & net", may: all })).get("word")).toBe(
    "bola & net",
  );
  const views = numberLink("funnel", "views", { period, key: null, may: all });
  expect(readReport(query(views), "2026-12-31")).toMatchObject({ report: "funnel", ...period, problem: null });
});

test("what the reader may not open is no link", () => {
  const none = { orders: false, returns: false, tuning: false };
  expect(numberLink("sales", "net", { period, key: null, may: none })).toBeNull();
  expect(numberLink("returns", "orders", { period, key: null, may: none })).toBeNull();
  expect(numberLink("searches", "withoutResults", { period, key: "x", may: none })).toBeNull();
});
