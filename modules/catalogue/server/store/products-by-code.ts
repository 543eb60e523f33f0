import { type Kysely, sql } from "kysely";

/** The products that have one of these codes: as product code, or as an SKU's code, number, barcode or manufacturer code. */
export async function productsByAnyCode(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from catalogue.sku where code = any(${codes}::text[])
    union select product_code from catalogue.sku where number = any(${codes}::text[])
    union select product_code from catalogue.sku where barcode = any(${codes}::text[])
    union select product_code from catalogue.sku where ext_code = any(${codes}::text[])
    union select code from catalogue.product where code = any(${codes}::text[])`.execute(db);
  return rows.map((row) => row.code);
}

/** A product, and the products staff chose to recommend beside it. */
export type ProductOfSku = { readonly code: string; readonly crossSells: readonly string[] };

/** The product an SKU belongs to; null for an unknown SKU. */
export async function productOfSku(db: Kysely<unknown>, skuCode: string): Promise<ProductOfSku | null> {
  const { rows } = await sql<ProductOfSku>`
    select product.code, product.cross_sells as "crossSells"
    from catalogue.sku join catalogue.product on product.code = sku.product_code
    where sku.code = ${skuCode}`.execute(db);
  return rows[0] ?? null;
}
