import { type Kysely, sql } from "kysely";

type Span = { readonly after: Date; readonly until: Date };

/** The products with a sale price or planned price that began or ended after one moment and not later than another. */
export async function productsOfChangedSales(db: Kysely<unknown>, { after, until }: Span): Promise<string[]> {
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

/** The first moment of a time span at which a sale price or planned price begins or ends; null when none does. */
export async function nextSaleChange(db: Kysely<unknown>, { after, until }: Span): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(sale_from) from catalogue.sku where sale_from > ${after} and sale_from <= ${until}),
      (select min(sale_until) from catalogue.sku where sale_until > ${after} and sale_until <= ${until}),
      (select min(begins_at) from catalogue.planned_price where begins_at > ${after} and begins_at <= ${until}),
      (select min(ends_at) from catalogue.planned_price where ends_at > ${after} and ends_at <= ${until})) as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
