import { type Kysely, sql } from "kysely";

/** The products with a sale price that began or ended after one moment and not later than another. */
export async function productsOfChangedSales(
  db: Kysely<unknown>,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from catalogue.sku where sale_from > ${after} and sale_from <= ${until}
    union
    select product_code from catalogue.sku where sale_until > ${after} and sale_until <= ${until}
    order by code`.execute(db);
  return rows.map((row) => row.code);
}
