import { type Kysely, sql } from "kysely";

export async function isProductOnSale(db: Kysely<unknown>, productCode: string): Promise<boolean> {
  const { rows } = await sql`select from catalogue.product where code = ${productCode} and on_sale`.execute(db);
  return rows.length > 0;
}
