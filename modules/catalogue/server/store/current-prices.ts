import { type Kysely, sql } from "kysely";

export type CurrentPrice = { readonly code: string; readonly product: string; readonly price: number | null };

/** The product and the price of these SKUs, whether on sale or not. A retired SKU has no price. Unknown codes are left out. */
export async function readCurrentPrices(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<readonly CurrentPrice[]> {
  const { rows } = await sql<CurrentPrice>`
    select code, product_code as product, case when not retired then price end as price
    from catalogue.sku where code = any(${skuCodes}::text[])`.execute(db);
  return rows;
}
