import { type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { type Params, preparedFragment } from "#kit/postgres/prepared-query.ts";
import { localizedText } from "./catalogue-products.ts";

type Fact = { readonly code: string; readonly name: string; readonly value: string };
type Certificate = { readonly type: "SNI" | "K3L" | "UTTP"; readonly number: string };

/** The path from a top category down to one of a product's categories. */
type CategoryPath = readonly { readonly code: string; readonly name: string; readonly slug: string }[];

/** The part of a product that only its own page shows. */
export type ProductDetails = {
  /** The name its canonical URL is made of, the same in every language. */
  readonly canonicalName: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly certificates: readonly Certificate[];
  readonly remindable: boolean;
  /** The chosen size chart, or `none`; null for the one of its category and brand. */
  readonly sizeGuide: string | null;
  /** The chosen promotion whose products are shown below, or `none`; null for the last. */
  readonly shopMore: string | null;
  readonly categories: readonly CategoryPath[];
};

type StoredFact = { code: string; names: Record<string, string>; values: Record<string, string> };
type Values = { readonly code: string; readonly locale: Locale };

/** The details of one product; null when it is unknown or not on sale. */
export const productDetails = preparedFragment(
  ({ code, locale }: Params<Values>) => sql`(
    select json_build_object('description', ${localizedText("product.descriptions", locale)},
      'canonicalName', product.names ->> ${fallbackLocale}::text, 'facts', product.facts,
      'certificates', product.certificates, 'remindable', product.remindable, 'sizeGuide', product.size_guide,
      'shopMore', product.shop_more, 'categories', ${categoryPaths(locale)})
    from catalogue.product
    where product.code = ${code}::text and product.on_sale)`,
  (found, { locale }): ProductDetails | null => {
    const row = found as (Omit<ProductDetails, "facts"> & { readonly facts: readonly StoredFact[] }) | null;
    if (!row) return null;
    const read = (texts: Record<string, string>) => texts[locale] ?? texts[fallbackLocale] ?? "";
    const facts = row.facts.map((fact) => ({ code: fact.code, name: read(fact.names), value: read(fact.values) }));
    return { ...row, facts };
  },
);

const categoryPaths = (locale: RawBuilder<Locale>) => sql`(
  select coalesce(json_agg(paths.steps order by paths.position, paths.category_code), '[]')
  from (
    select place.category_code, place.position,
      (select json_agg(json_build_object(
        'code', step.code, 'name', ${localizedText("step.names", locale)}, 'slug', step.slug) order by way.depth)
      from unnest(leaf.path) with ordinality as way (code, depth)
      join catalogue.category as step on step.code = way.code) as steps
    from catalogue.product_category as place
    join catalogue.category as leaf on leaf.code = place.category_code
    where place.product_code = product.code
  ) as paths)`;
