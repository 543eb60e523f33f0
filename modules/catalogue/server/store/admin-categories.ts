import { type Kysely, sql } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { CategoryPlace } from "../../contract/category-tree.ts";

type CategoryRow = CategoryPlace & {
  readonly slug: string;
  readonly names: Partial<Texts>;
  readonly products: number;
};

/** All categories with the number of products in them and below them, by one statement: they are hundreds, not thousands. */
export async function listCategories(db: Kysely<unknown>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.code, parent_code as "parentCode", position, slug, names, coalesce(placed.products, 0) as products
    from catalogue.category
    left join (
      select step as code, count(distinct product_code)::int as products from catalogue.product_category
      join catalogue.category as leaf on leaf.code = category_code, unnest(leaf.path) as step group by step
    ) as placed using (code)`.execute(db);
  return rows;
}
