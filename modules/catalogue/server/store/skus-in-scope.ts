import { type Kysely, sql } from "kysely";

type Group = { readonly target: "product" | "brand" | "category" | "everything"; readonly code: string };

/** The SKUs that are sold of all products in a group, hidden products included, in the order of products and their SKUs. */
export async function skusInScope(db: Kysely<unknown>, { target, code }: Group, limit: number): Promise<string[]> {
  const products = {
    product: sql`select ${code}::text`,
    brand: sql`select code from catalogue.product where brand_code = ${code}`,
    category: sql`select place.product_code from catalogue.category
      join catalogue.product_category as place on place.category_code = category.code
      where ${code} = any(category.path)`,
    everything: sql`select code from catalogue.product`,
  }[target];
  const { rows } = await sql<{ code: string }>`
    select sku.code from catalogue.sku join catalogue.product on product.code = sku.product_code
    where sku.product_code in (${products}) and not sku.retired and sku.price is not null
      and product.status <> 'archived'
    order by sku.product_code, sku.position, sku.code limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
}
