import type { PoolClient } from "pg";
import type { Database } from "#kit/postgres/connect.ts";
import { type CopyValue, copyRows } from "#kit/postgres/copy-rows.ts";
import { readGroups } from "./store/groups.ts";
import { type SyntheticProduct, syntheticPrefix, syntheticProduct } from "./synthetic-product.ts";

export type Generated = { products: number; skus: number };

const barcodePrefix = "98";

/** Loads generated products and replaces earlier generated ones, in one transaction. Brands, categories and warehouses must exist. */
export async function loadCatalogue(
  database: Database,
  { products, seed }: { products: number; seed: number },
): Promise<Generated> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    // The statement timeout of requests is too short for this load.
    await client.query("set local statement_timeout = 0");
    await removeGenerated(client);
    const groups = await readGroups(client, syntheticPrefix);
    const productAt = (index: number) => syntheticProduct(groups, seed, index);
    const generated = await copyAll(client, products, productAt, groups.warehouses);
    // Fresh rows have no planner statistics until ANALYZE.
    await client.query("analyze catalogue.product, catalogue.product_category, catalogue.sku, inventory.stock");
    await client.query("commit");
    return generated;
  } catch (problem) {
    await client.query("rollback");
    throw problem;
  } finally {
    client.release();
  }
}

async function removeGenerated(client: PoolClient): Promise<void> {
  const theirs = `${syntheticPrefix}%`;
  await client.query(`select set_config('inventory.movement', '{"cause": "removed"}', true)`);
  await client.query("delete from inventory.stock where sku_code like $1", [theirs]);
  await client.query("delete from catalogue.product where code like $1", [theirs]);
}

async function copyAll(
  client: PoolClient,
  count: number,
  productAt: (index: number) => SyntheticProduct,
  warehouses: readonly string[],
): Promise<Generated> {
  // Each table is one COPY stream, so a product is generated again for each table: that is cheaper than keeping all in memory.
  function* rows(of: (product: SyntheticProduct, index: number) => readonly (readonly CopyValue[])[]) {
    for (let index = 1; index <= count; index += 1) yield* of(productAt(index), index);
  }
  const products = await copyRows(
    client,
    "catalogue.product (code, brand_code, names, descriptions, media, released_on)",
    rows((product) => [
      [
        product.code,
        product.brandCode,
        product.names,
        product.descriptions,
        product.pictures.map((url) => ({ url, type: "image" })),
        product.releasedOn,
      ],
    ]),
  );
  await copyRows(
    client,
    "catalogue.product_category (product_code, category_code, position)",
    rows((product) => [[product.code, product.categoryCode, 0]]),
  );
  const skus = await copyRows(
    client,
    `catalogue.sku (code, product_code, number, ext_code, barcode, options, price, sale_price, grams,
      length_mm, width_mm, height_mm, position)`,
    rows((product) =>
      product.skus.map((sku, place) => [
        sku.code,
        product.code,
        sku.number,
        sku.code,
        `${barcodePrefix}${sku.number}`,
        sku.options,
        sku.price,
        sku.salePrice,
        800,
        300,
        200,
        100,
        place,
      ]),
    ),
  );
  await client.query(`select set_config('inventory.movement', '{"cause": "opening"}', true)`);
  await copyRows(
    client,
    "inventory.stock (sku_code, source_code, quantity, sold, shipped)",
    rows((product, index) =>
      product.skus.map((sku) => [
        sku.code,
        warehouses[index % warehouses.length] ?? "",
        sku.quantity,
        sku.sold,
        Math.min(sku.sold, sku.quantity),
      ]),
    ),
  );
  return { products, skus };
}
