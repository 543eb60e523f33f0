import type { Kysely } from "kysely";
import { readSearchableProducts, type SearchableProduct, type SearchableSku } from "#modules/catalogue/server/index.ts";
import { readAvailability } from "#modules/inventory/server/index.ts";

export type SourceSku = SearchableSku & { readonly available: boolean; readonly sold: number };

/** The data of the catalogue and the inventory from which a product's document is built. */
export type SourceProduct = Omit<SearchableProduct, "skus"> & { readonly skus: readonly SourceSku[] };

/** The products among these that are on sale and have an SKU; two statements for any number. */
export async function readSourceProducts(db: Kysely<unknown>, codes: readonly string[]): Promise<SourceProduct[]> {
  const products = await readSearchableProducts(db, codes);
  const stock = await readAvailability(
    db,
    products.flatMap(({ skus }) => skus.map(({ code }) => code)),
  );
  return products.map((product) => ({
    ...product,
    skus: product.skus.map((sku) => ({ ...sku, ...(stock.get(sku.code) ?? { available: false, sold: 0 }) })),
  }));
}
