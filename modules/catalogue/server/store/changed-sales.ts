import { type Kysely, sql } from "kysely";

/** The products with a sale price or planned price that began or ended after one moment and not later than another. */
export async function productsOfChangedSales(
  db: Kysely<unknown>,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from catalogue.sku where sale_from > ${after} and sale_from <= ${until}
    union
    select product_code from catalogue.sku where sale_until > ${after} and sale_until <= ${until}
    union
    select sku.product_code from catalogue.planned_price as planned join catalogue.sku on sku.code = planned.sku_code
    where planned.begins_at > ${after} and planned.begins_at <= ${until}
    union
    select sku.product_code from catalogue.planned_price as planned join catalogue.sku on sku.code = planned.sku_code
    where planned.ends_at > ${after} and planned.ends_at <= ${until}
    order by code`.execute(db);
  return rows.map((row) => row.code);
}
