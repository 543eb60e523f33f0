import { type Kysely, sql } from "kysely";

/** Which products are wanted: of a category with all below it, of a brand, among some; the newest first. */
export type ProductRule = {
  readonly category: string | null;
  readonly brand: string | null;
  /** Only these, in this order. */
  readonly among: readonly string[] | null;
  readonly limit: number;
};

const ofBrand = sql`(rule.brand is null or product.brand_code = rule.brand)`;

const stands = sql`(rule.branch is null or exists (
  select from catalogue.product_category as place
  where place.product_code = product.code and place.category_code = any(rule.branch) offset 0))`;

/**
 * The codes each rule finds, in the order of the rules, by one statement. The products of a small category are gathered
 * and the newest taken; for a large one, or none, it is shorter to walk from the newest product on until enough are found.
 */
export async function findProductsByRules(db: Kysely<unknown>, rules: readonly ProductRule[]): Promise<string[][]> {
  const { rows } = await sql<{ codes: string[] }>`
    select case
      when rule.among is not null then array(
        select product.code
        from jsonb_array_elements_text(rule.among) with ordinality as given (code, at)
        join catalogue.product on product.code = given.code and product.on_sale
        where ${ofBrand} and ${stands}
        order by given.at
        limit rule."limit")
      when rule.members <= rule.few then array(
        select member.code
        from (
          select distinct product.code, product.released_on
          from catalogue.product_category as place
          cross join lateral (select * from catalogue.product where product.code = place.product_code offset 0) as product
          where place.category_code = any(rule.branch) and product.on_sale and ${ofBrand}
        ) as member
        order by member.released_on desc, member.code
        limit rule."limit")
      else array(
        select product.code
        from catalogue.product
        where product.on_sale and ${ofBrand} and ${stands}
        order by product.released_on desc, product.code
        limit rule."limit")
      end as codes
    from jsonb_array_elements(${JSON.stringify(rules)}::jsonb) with ordinality as asked (rule, place)
    cross join lateral (
      select asked.rule ->> 'brand' as brand, nullif(asked.rule -> 'among', 'null') as among,
        (asked.rule ->> 'limit')::int as "limit",
        case when asked.rule ->> 'category' is not null then array(
          select code from catalogue.category where path @> array[asked.rule ->> 'category']) end as branch,
        -- As many members as make both ways equally long.
        (select sqrt((asked.rule ->> 'limit')::int * greatest(reltuples, 1))::int
          from pg_class where oid = 'catalogue.product'::regclass) as few
      offset 0
    ) as wish
    cross join lateral (
      select wish.*, case when wish.branch is not null then (
        select count(*) from (
          select from catalogue.product_category as place where place.category_code = any(wish.branch) limit wish.few + 1
        ) as member) end as members
      offset 0
    ) as rule
    order by asked.place`.execute(db);
  return rows.map((row) => row.codes);
}
