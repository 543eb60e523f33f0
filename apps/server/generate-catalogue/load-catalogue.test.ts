import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { readOptions } from "./read-options.ts";

const shop = async () => (await shopDatabase()).database;

const fingerprint = `select (select md5(string_agg(product::text, '' order by code)) from
    (select code, brand_code, names, descriptions, media, released_on from catalogue.product where code like 'SYN%') as product) as products,
  (select md5(string_agg(sku::text, '' order by code)) from catalogue.sku where code like 'SYN%') as skus`;

test("the same seed gives the same products, another seed others", async () => {
  const [one, same, other] = await Promise.all([shop(), shop(), shop()]);
  expect(await loadCatalogue(one, { products: 120, seed: 7 })).toEqual({ products: 120, skus: 360 });
  await loadCatalogue(same, { products: 120, seed: 7 });
  await loadCatalogue(other, { products: 120, seed: 8 });
  const [first] = (await one.pool.query(fingerprint)).rows;
  expect((await same.pool.query(fingerprint)).rows).toEqual([first]);
  expect((await other.pool.query(fingerprint)).rows).not.toEqual([first]);
});

test("generating again replaces generated products and changes nothing else", async () => {
  const database = await shop();
  const counts = `select count(*) filter (where code like 'SYN%')::int as generated,
    count(*) filter (where code not like 'SYN%')::int as real from catalogue.product`;
  const [before] = (await database.pool.query(counts)).rows;
  await loadCatalogue(database, { products: 40, seed: 1 });
  await loadCatalogue(database, { products: 15, seed: 1 });
  expect((await database.pool.query(counts)).rows).toEqual([{ generated: 15, real: before.real }]);
  const stock = await database.pool.query(
    "select count(*)::int as rows from inventory.stock where sku_code like 'SYN%'",
  );
  expect(stock.rows).toEqual([{ rows: 45 }]);
});

test("every generated product is in a third-level category and has stock", async () => {
  const database = await shop();
  await loadCatalogue(database, { products: 60, seed: 3 });
  const { rows } = await database.pool.query(`
    select count(distinct product_code)::int as products, min(cardinality(category.path)) as depth,
      (select count(*)::int from catalogue.sku left join inventory.stock on sku_code = sku.code
        where sku.code like 'SYN%' and stock.sku_code is null) as "withoutStock"
    from catalogue.product_category join catalogue.category on category.code = category_code
    where product_code like 'SYN%'`);
  expect(rows).toEqual([{ products: 60, depth: 3, withoutStock: 0 }]);
});

test("invalid options are reported in a sentence", () => {
  expect(readOptions([])).toEqual({ ok: true, value: { products: 100_000, seed: 1 } });
  expect(readOptions(["--products", "250", "--seed", "9"])).toEqual({ ok: true, value: { products: 250, seed: 9 } });
  const problem = (args: string[]) => {
    const read = readOptions(args);
    return read.ok ? null : read.error.problem;
  };
  expect(problem(["--products", "many"])).toBe('--products must be a whole number from 1 to 5000000, not "many"');
  expect(problem(["--products", "0"])).toContain("from 1 to");
  expect(problem(["--seed", "x"])).toBe('--seed must be a whole number, not "x"');
  expect(problem(["--size", "3"])).toContain("--size");
});
