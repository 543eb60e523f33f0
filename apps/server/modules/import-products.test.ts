import { sql } from "kysely";
import { expect, test } from "vitest";
import { exportRecords } from "#modules/import-export/server/index.ts";
import { fileBytes } from "#modules/import-export/server/testing/read-file.ts";
import { exportedCodes } from "../http/exported-codes.ts";
import { importSteps } from "../testing/import-steps.ts";
import { shopDatabase } from "../testing/shop-database.ts";

const { database } = await shopDatabase();
const { targetOf, step, upload, stateOf: stateIn } = await importSteps(database);
const target = targetOf("product");
const stateOf = (id: string) => stateIn("product", id);

const count = async (table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(database.kysely)).rows[0]
    ?.count ?? 0;
const tables = ["catalogue.product", "catalogue.sku", "catalogue.brand", "catalogue.category", "inventory.stock"];
const stockOf = async (...skus: string[]) => {
  const { rows } = await sql<{ code: string; units: number }>`
    select sku_code as code, quantity as units from inventory.stock
    where sku_code = any(${skus}::text[]) and source_code = 'WH01'`.execute(database.kysely);
  return skus.map((sku) => rows.find(({ code }) => code === sku)?.units);
};
const counts = async () => Promise.all(tables.map(count));

test("the whole catalogue is exported, and the file imports as no change", async () => {
  let file = "";
  for await (const part of exportRecords(database, target)) file += part;
  const id = await upload(Buffer.from(file), "product.csv");
  const products = await count("catalogue.product");
  expect(products).toBeGreaterThan(3);
  expect(await step("import.preview", id)).toEqual({ unchanged: products });
});

test("MF-08 the products a list shows are exported, or those chosen in it, and the file imports as no change", async () => {
  const { rows: listed } = await sql<{ code: string }>`
    select code from catalogue.product where status <> 'archived' order by code`.execute(database.kysely);
  const [first = "", second = "", ...others] = listed.map(({ code }) => code);
  await sql`update catalogue.product set on_sale = false, off_sale_as = 'hidden'
    where code = any(${[first, second]}::text[])`.execute(database.kysely);
  const exported = async (query: string) => {
    let file = "";
    for await (const part of exportRecords(
      database,
      target,
      exportedCodes(target, new URLSearchParams(query), { permissions: [] }),
    ))
      file += part;
    const lines = file.trim().split("\n").slice(1);
    return { file, codes: [...new Set(lines.map((line) => line.split(",", 1)[0]))] };
  };
  const hidden = await exported("all=1&status=hidden&sort=-name&page=2");
  expect(hidden.codes).toEqual([first, second]);
  expect(await step("import.preview", await upload(Buffer.from(hidden.file), "hidden.csv"))).toEqual({ unchanged: 2 });
  expect((await exported(`all=1&status=hidden&without=${second}`)).codes).toEqual([first]);
  expect((await exported(`only=${others[1]},${first},GONE`)).codes).toEqual([first, others[1]].sort());
  expect((await exported("all=1&search=no+such+thing+anywhere")).codes).toEqual([]);
  await sql`update catalogue.product set on_sale = true where code = any(${[first, second]}::text[])`.execute(
    database.kysely,
  );
});

test("MI-02 MF-06 Shopify's product export is imported with its variants, brands, categories and choices, and undone as one", async () => {
  const before = await counts();
  const id = await upload(fileBytes("shopify-products.csv"), "products_export_1.csv");
  expect(await step("import.preview", id)).toEqual({ created: 3, refused: 1 });
  expect(await counts()).toEqual(before);
  expect(await step("import.apply", id)).toEqual({ created: 3, refused: 1 });
  const shirt = await stateOf("goal-keeper-shirt");
  expect(shirt).toMatchObject({
    // Packed sizes are unknown to Shopify, so it cannot be on sale yet.
    status: "draft",
    names: { "en-US": "Goalkeeper Shirt “Tembok”" },
    searchWords: ["football", "goalkeeper", "new"],
    skus: {
      "GK-RED-S": { price: 299_000, salePrice: 249_000, grams: 180, barcode: "8991234567890" },
      "goal-keeper-shirt-4": { price: 249_000, position: 3 },
    },
  });
  const { rows } = await sql<{ brand: string; path: string[]; colour: string }>`
    select brand.name as brand, category.path, sku.options ->> 's_color' as colour from catalogue.product
    join catalogue.brand on brand.code = brand_code
    join catalogue.product_category as at on at.product_code = product.code
    join catalogue.category on category.code = at.category_code
    join catalogue.sku on sku.product_code = product.code
    where sku.code = 'GK-BLUE-S'`.execute(database.kysely);
  expect(rows).toMatchObject([{ brand: "Gawang" }]);
  expect(rows[0]?.path).toHaveLength(3);
  expect(await stateOf("old-racket")).toMatchObject({ status: "archived" });
  expect(await stockOf("GK-RED-S", "GK-RED-M", "goal-keeper-shirt-4", "RACKET-OLD")).toEqual([12, 0, 5, 1]);
  const again = await upload(fileBytes("shopify-products.csv"), "again.csv");
  expect(await step("import.preview", again)).toMatchObject({ unchanged: expect.any(Number), refused: 1 });
  expect(await step("import.undo", id)).toBe("done");
  expect(await counts()).toEqual(before);
});

test("MI-02 MF-06 WooCommerce's product export is imported with its variations, and undone as one", async () => {
  const before = await counts();
  const id = await upload(fileBytes("woocommerce-products.csv"), "wc-product-export.csv");
  expect(await step("import.preview", id)).toEqual({ created: 2, refused: 1 });
  expect(await step("import.apply", id)).toEqual({ created: 2, refused: 1 });
  expect(await stateOf("woo-hoodie")).toMatchObject({
    names: { "en-US": "Hoodie" },
    skus: {
      "hoodie-green-l": { price: 450_000, grams: 600, box: [300, 255, 80] },
      "woo-hoodie-2": {
        salePrice: 399_000,
        saleFrom: "2026-11-30T17:00:00.000Z",
        saleUntil: "2026-12-31T17:00:00.000Z",
      },
    },
  });
  expect(await stateOf("woo-ball")).toMatchObject({ status: "hidden", facts: [{ code: "material" }] });
  expect(await stockOf("hoodie-green-l", "woo-ball")).toEqual([8, 20]);
  expect(await step("import.undo", id)).toBe("done");
  expect(await counts()).toEqual(before);
});

test("MI-03 MI-09 refused products give the reason: an invalid price, a repeated code, a barcode of another product", async () => {
  const [taken] = (
    await sql<{ barcode: string; code: string }>`select barcode, code from catalogue.sku order by code limit 1`.execute(
      database.kysely,
    )
  ).rows;
  const text = `product_code,sku_code,status,price,barcode,brand\nX1,X1-1,draft,10,${taken?.barcode},\nX2,X2-1,draft,10,,no such brand\n`;
  const id = await upload(Buffer.from(text), "own.csv");
  expect(await step("import.preview", id)).toEqual({ refused: 2 });
  const { rows } = await sql<{ problems: { column: string; problem: string }[] }>`
    select problems from import_export.planned_record where import_id = ${id} order by number`.execute(database.kysely);
  expect(rows.map(({ problems }) => problems.map(({ column, problem }) => [column, problem]))).toEqual([
    [["barcode", "duplicate"]],
    [["brand", "unknown"]],
  ]);
});

test("MF-15 an import or bulk change does not bypass the floor of a price: such products are refused, and stored for price approvers", async () => {
  const file = (price: number) => Buffer.from(`product_code,sku_code,status,price\nFLOOR,FLOOR-1,draft,${price}\n`);
  const first = await upload(file(100_000), "first.csv");
  expect([await step("import.preview", first), await step("import.apply", first)]).toEqual([
    { created: 1 },
    { created: 1 },
  ]);
  const cheap = await upload(file(10_000), "cheap.csv");
  expect(await step("import.preview", cheap)).toEqual({ refused: 1 });
  const { rows } = await sql<{ problems: { column: string; problem: string }[] }>`
    select problems from import_export.planned_record where import_id = ${cheap}`.execute(database.kysely);
  expect(rows[0]?.problems).toMatchObject([{ column: "price", problem: "belowFloor" }]);
  // Previewed by an account that may approve prices, applied by one that may not.
  expect(await step("import.preview", cheap, { restricted: false })).toEqual({ changed: 1 });
  expect(await step("import.apply", cheap)).toEqual({ refused: 1 });
  expect(await stateOf("FLOOR")).toMatchObject({ skus: { "FLOOR-1": { price: 100_000 } } });
  const again = await upload(file(10_000), "again.csv");
  await step("import.preview", again, { restricted: false });
  expect(await step("import.apply", again, { restricted: false })).toEqual({ changed: 1 });
  expect(await stateOf("FLOOR")).toMatchObject({ skus: { "FLOOR-1": { price: 10_000 } } });
});
