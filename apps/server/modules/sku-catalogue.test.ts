import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { skuCatalogue } from "./sku-catalogue.ts";

const { database } = await shopDatabase();
const skus = skuCatalogue(database.kysely, (path) => `${path}?v=1`);
const { rows } = await database.pool.query<{
  code: string;
  number: string;
  barcode: string;
  name: string;
  product: string;
}>(
  `select sku.code, sku.number, sku.barcode, product.code as product, product.names ->> 'en-US' as name
   from catalogue.sku join catalogue.product on product.code = sku.product_code order by sku.code limit 1`,
);
const sku = rows[0] ?? { code: "", number: "", barcode: "", name: "", product: "" };

test("MS-01 MS-04 SKUs are found by code, number and barcode exactly, also by a barcode without its leading zero", async () => {
  await database.pool.query("update catalogue.sku set barcode = '0012345678905' where code = $1", [sku.code]);
  const typed = [sku.code, sku.number, "0012345678905", "012345678905", "nothing"];
  const found = await skus.identify(typed);
  expect(typed.map((code) => found.get(code))).toEqual([sku.code, sku.code, sku.code, sku.code, undefined]);
  expect(await skus.find("0012345678905", "en-US", 10)).toEqual([sku.code]);
});

test("MS-01 SKUs are found by terms of their product's name in any order, and by the beginning of a code", async () => {
  const terms = sku.name.toLowerCase().split(" ").reverse().join("  ");
  expect(await skus.find(terms, "en-US", 50)).toContain(sku.code);
  expect(await skus.find(sku.product.slice(0, -1).toLowerCase(), "en-US", 500)).toContain(sku.code);
  expect(await skus.find("100% of nothing_", "en-US", 50)).toEqual([]);
  expect(await skus.find(sku.product, "en-US", 1)).toHaveLength(1);
});

test("MS-01 an SKU is described in the asked language, and an unknown one is left out", async () => {
  const described = await skus.describe([sku.code, "nothing"], "en-US");
  expect([...described.keys()]).toEqual([sku.code]);
  expect(described.get(sku.code)).toMatchObject({ skuCode: sku.code, productCode: sku.product, name: sku.name });
});
