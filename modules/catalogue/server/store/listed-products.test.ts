import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "../testing/products-fixture.ts";
import { countListedProducts, listedProductAt, listGroups, listProducts } from "./listed-products.ts";

const { database } = await testDatabase();
const db = database.kysely;
const codes = Array.from({ length: 25 }, (_, index) => `P${String(index).padStart(3, "0")}`);
const products = codes.map((code) => aProduct(code, { skus: [aSku(`${code}-1`)] }));
await insertProducts(db, [...products, aProduct("GONE", { onSale: false, skus: [aSku("GONE-1")] })]);

test("paging meets every product on sale once, in the order of codes", async () => {
  const met: string[] = [];
  let from = { code: (await listedProductAt(db, 0)) ?? "", included: true };
  for (;;) {
    const found = await listProducts(db, from, 7);
    if (found.length === 0) break;
    met.push(...found.map(({ code }) => code));
    from = { code: found.at(-1)?.code ?? "", included: false };
  }
  expect(met).toEqual(codes);
  expect(await countListedProducts(db)).toBe(25);
});

test("paging may start in the middle, and returns nothing beyond the end", async () => {
  expect(await listedProductAt(db, 20)).toBe("P020");
  expect(await listedProductAt(db, 25)).toBeNull();
});

test("a product has the name of its address, its pictures and the day it changed, by one statement", async () => {
  const counter = countQueries(database);
  const [first] = await listProducts(db, { code: "P000", included: true }, 3);
  expect(counter.statements).toHaveLength(1);
  counter.stop();
  expect(first).toEqual({
    code: "P000",
    name: "Thing P000",
    images: ["/pictures/products/p000-1.webp"],
    changed: expect.any(Date),
  });
});

test("the next page is found through the index, not by reading the rows before it", async () => {
  // A table this small would be read whole; forbidden to do so, the planner shows the index it uses for a large one.
  const { rows } = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    return sql<{ "QUERY PLAN": string }>`
      explain select code from catalogue.product where on_sale and code > 'P010' order by code limit 5`.execute(trx);
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index.*product_pkey/);
  expect(plan).not.toContain("Sort");
});

test("only categories and brands that have something to show are listed, those above it included", async () => {
  const groups = await listGroups(db);
  expect(groups).toContainEqual({ kind: "brand", slug: "langkah" });
  const slugs = groups.filter(({ kind }) => kind === "category").map(({ slug }) => slug);
  const { rows } = await sql<{ slug: string }>`select slug from catalogue.category where path[cardinality(path)] = any(
    array['WEAR', 'SHOES', 'RUN'])`.execute(db);
  expect(slugs).toEqual(rows.map(({ slug }) => slug).sort());
});
