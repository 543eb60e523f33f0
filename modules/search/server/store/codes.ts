import { type Kysely, sql } from "kysely";

/** The listed products that have this very code: their own, or an SKU's code, number, bars or maker's code. */
export async function findByCode(db: Kysely<unknown>, code: string): Promise<number[]> {
  const asked = [...new Set([code, code.toUpperCase()])];
  const { rows } = await sql<{ id: number }>`
    select document.id
    from (
      select product_code from catalogue.sku where code = any(${asked}::text[])
      union select product_code from catalogue.sku where number = any(${asked}::text[])
      union select product_code from catalogue.sku where barcode = any(${asked}::text[])
      union select product_code from catalogue.sku where ext_code = any(${asked}::text[])
      union select code from catalogue.product where code = any(${asked}::text[])
    ) as found
    join search.document on document.product_code = found.product_code and document.listed
    order by document.id limit 20`.execute(db);
  return rows.map((row) => row.id);
}
