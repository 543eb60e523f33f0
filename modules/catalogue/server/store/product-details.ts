import { type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { ProductSummary } from "../product.ts";
import { skusOfProduct, textIn, type Unread, withSkus } from "./product-summaries.ts";

export type Fact = { readonly code: string; readonly name: string; readonly value: string };
export type Certificate = { readonly type: "SNI" | "K3L" | "UTTP"; readonly number: string };

/** A category a product stands in, with the way down to it. */
export type CategoryPath = readonly { readonly code: string; readonly name: string; readonly slug: string }[];

export type ProductDetails = ProductSummary & {
  /** The name its one canonical address is made of, the same in every language. */
  readonly canonicalName: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly certificates: readonly Certificate[];
  readonly remindable: boolean;
  readonly categories: readonly CategoryPath[];
};

type StoredFact = { code: string; names: Record<string, string>; values: Record<string, string> };

/** One product with everything its page tells; null when it is not sold. */
export const productDetails = (code: RawBuilder<string>, locale: Locale): QueryFragment<ProductDetails | null> => ({
  sql: sql`(
    select row_to_json(found) from (
      select product.code, ${textIn("product.names", locale)} as name, ${textIn("product.descriptions", locale)} as description,
        product.names ->> ${fallbackLocale} as "canonicalName",
        json_build_object('code', brand.code, 'name', brand.name, 'slug', brand.slug) as brand,
        product.pictured_by as "picturedBy", product.media, product.facts, product.certificates, product.remindable,
        ${skusOfProduct} as skus, ${categoriesOfProduct(locale)} as categories
      from catalogue.product
      join catalogue.brand on brand.code = product.brand_code
      where product.code = ${code} and product.on_sale
    ) as found)`,
  read(found) {
    const row = found as (Unread<Omit<ProductDetails, "facts">> & { facts: StoredFact[] }) | null;
    if (!row) return null;
    const read = (texts: Record<string, string>) => texts[locale] ?? texts[fallbackLocale] ?? "";
    return {
      ...withSkus(row),
      facts: row.facts.map((fact) => ({ code: fact.code, name: read(fact.names), value: read(fact.values) })),
    };
  },
});

const categoriesOfProduct = (locale: Locale) => sql`(
  select coalesce(json_agg(paths.steps order by paths.position, paths.category_code), '[]')
  from (
    select place.category_code, place.position,
      (select json_agg(json_build_object(
        'code', step.code, 'name', ${textIn("step.names", locale)}, 'slug', step.slug) order by way.depth)
      from unnest(leaf.path) with ordinality as way (code, depth)
      join catalogue.category as step on step.code = way.code) as steps
    from catalogue.product_category as place
    join catalogue.category as leaf on leaf.code = place.category_code
    where place.product_code = product.code
  ) as paths)`;
