import { type CompiledQuery, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { insertProducts } from "../testing/products-fixture.ts";
import { findAdminProducts, type ProductFilter, type ProductSort } from "./admin-products.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);
// In parts, each well within the limit of time a statement has.
for (let from = 1; from < 20_000; from += 2000) {
  await database.pool.query(`
    insert into catalogue.product (code, brand_code, names, descriptions, released_on, updated_at)
    select 'Q' || n, 'LKH', jsonb_build_object('en-US', left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9) || ' ' || n), '{}',
      date '2020-01-01' + n % 2000, timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(${from}, ${from + 1999}) as n`);
  await database.pool.query(`
    insert into catalogue.sku (code, product_code, number, ext_code, barcode, price, sale_price, grams, length_mm, width_mm, height_mm)
    select 'Q' || n || '-A', 'Q' || n, 'N' || n, '', 'B' || n, n, n, 1, 1, 1, 1
    from generate_series(${from}, ${from + 1999}) as n`);
}
await database.pool.query(
  "select gin_clean_pending_list('catalogue.product_name_letters'), gin_clean_pending_list('catalogue.sku_letters')",
);
await database.pool.query("analyze catalogue.product, catalogue.sku");

const everything: ProductFilter = {
  search: "",
  statuses: [],
  brandCode: null,
  categoryCode: null,
  minPrice: null,
  maxPrice: null,
  inStock: null,
};

/** The plan of the statement that reads the first page. */
const planOf = (filter: Partial<ProductFilter>, sort: ProductSort, isReversed = false) =>
  inTransaction(database, async (trx) => {
    const requests: CompiledQuery[] = [];
    const watched = trx.withPlugin({
      transformQuery({ node, queryId }) {
        requests.push(new PostgresQueryCompiler().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await findAdminProducts(
      watched,
      { ...everything, ...filter },
      { sort, isReversed, offset: 0, limit: 50, locale: "en-US" },
    );
    const page = requests.at(-1);
    const { rows } = await database.pool.query(`explain ${page?.sql}`, [...(page?.parameters ?? [])]);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test.each([
  ["updated", {}, "product_updated"],
  ["name", {}, "product_by_name"],
  ["released", {}, "product_by_release"],
  ["updated", { statuses: ["onSale"] }, "product_"],
  ["relevance", { search: "Q77-A" }, "sku_letters"],
  ["relevance", { search: "kpfgdm" }, "product_name_letters"],
  ["code", { minPrice: 10, maxPrice: 20 }, "sku_by_price"],
] as const)("the list sorted by %s with %o reads by the index %s", async (sort, filter, index) => {
  expect(await planOf(filter, sort)).toContain(index);
});

test.each([
  ["updated", "product_updated"],
  ["name", "product_by_name"],
  ["released", "product_by_release"],
  ["code", "product_pkey"],
] as const)("MF-08 the list sorted by %s in reverse reads the index %s backwards", async (sort, index) => {
  expect(await planOf({}, sort, true)).toContain(`Index Scan Backward using ${index}`);
});
