import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Case } from "../cases.ts";
import { rawRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";

/** Cases of the back office, known before its shop is started. */
export const adminCaseNames = [
  "admin-products",
  "admin-products-middle",
  "admin-products-filter",
  "admin-products-search",
  "admin-product-save",
  "admin-variants",
  "admin-import",
  "admin-coupon-codes",
  "promotion-simulator",
  "admin-reports",
] as const;

const document = (path: string, pattern: RegExp): string =>
  pattern.exec(readFileSync(new URL(`../../modules/${path}`, import.meta.url), "utf8"))?.[0] ?? "";

/** The query of the list of products. */
const list = document("catalogue/admin/products/products.graphql", /^query AdminProducts\([\s\S]*?\n\}/m);

/** Parallel requests: a few members of staff at once, not a crowd. */
const connections = 8;
const pageSize = 50;

/** Lists and saves of products, by staff. */
export async function adminCases({ shop, database, products, headers }: AdminShop): Promise<Case[]> {
  const count = products.toLocaleString("en-US");
  const plain = { port: shop.port, connections, status: 200, milliseconds: 2000 };
  const page = (input: object): string =>
    rawRequest({
      method: "POST",
      path: "/admin/graphql?opname=AdminProducts",
      headers,
      json: { operationName: "AdminProducts", query: list, variables: { input } },
    });
  const { brands, codes } = await sampleOf(database.kysely);
  return [
    {
      ...plain,
      name: "admin-products",
      title: `back office: list of ${count} products, first page`,
      requests: [page({ page: 1 })],
      goal: null,
    },
    {
      ...plain,
      name: "admin-products-middle",
      title: `back office: list of ${count} products, a page in the middle`,
      requests: [page({ page: Math.max(1, Math.ceil(products / pageSize / 2)) })],
      goal: null,
    },
    {
      ...plain,
      name: "admin-products-filter",
      title: `back office: list of ${count} products, by brand, price and stock`,
      requests: brands.map((brandCode) => page({ brandCode, minPrice: 100_000, maxPrice: 500_000, inStock: true })),
      goal: null,
    },
    {
      ...plain,
      name: "admin-products-search",
      title: `back office: list of ${count} products, search with a typing error`,
      requests: ["swft shoes", "goldn car", "iland tent", "royl flowers"].map((search) => page({ search })),
      goal: null,
    },
    {
      ...plain,
      name: "admin-product-save",
      title: "back office: save of a product, name and price",
      requests: [],
      flow: { name: "adminSave", data: { cookie: headers.cookie, products: codes.join(" ") } },
      goal: null,
    },
  ];
}

/** Brands to filter by, and one product for each connection to edit. */
async function sampleOf(db: AdminShop["database"]["kysely"]): Promise<{ brands: string[]; codes: string[] }> {
  const brands = await sql<{ code: string }>`select code from catalogue.brand order by code`.execute(db);
  const codes = await sql<{ code: string }>`
    select code from catalogue.product where code like 'SYN%' order by code limit ${connections}`.execute(db);
  return { brands: brands.rows.map(({ code }) => code), codes: codes.rows.map(({ code }) => code) };
}
