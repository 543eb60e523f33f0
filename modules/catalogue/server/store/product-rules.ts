import { type Kysely, sql } from "kysely";

/** Which products are wanted: of a category with all below it, of a brand, among some; the newest first. */
export type ProductRule = {
  readonly category: string | null;
  readonly brand: string | null;
  /** Only these, in this order. */
  readonly among: readonly string[] | null;
  readonly limit: number;
};

/** The codes each rule finds, in the order of the rules, by one statement. */
export async function findProductsByRules(db: Kysely<unknown>, rules: readonly ProductRule[]): Promise<string[][]> {
  const { rows } = await sql<{ codes: string[] }>`
    select array(
      select product.code from catalogue.product
      where product.on_sale
        and (rule.brand is null or product.brand_code = rule.brand)
        and (rule.category is null or exists (
          select from catalogue.product_category as place
          join catalogue.category on category.code = place.category_code
          where place.product_code = product.code and category.path @> array[rule.category]))
        and (rule.among is null or rule.among ? product.code)
      order by case when rule.among is null then null
          else (select at from jsonb_array_elements_text(rule.among) with ordinality as given (code, at)
            where given.code = product.code limit 1) end nulls last,
        product.released_on desc, product.code
      limit rule."limit") as codes
    from jsonb_array_elements(${JSON.stringify(rules)}::jsonb) with ordinality as asked (rule, place)
    cross join lateral (
      select asked.rule ->> 'category' as category, asked.rule ->> 'brand' as brand,
        nullif(asked.rule -> 'among', 'null') as among, (asked.rule ->> 'limit')::int as "limit"
    ) as rule
    order by asked.place`.execute(db);
  return rows.map((row) => row.codes);
}
