import { type Kysely, sql } from "kysely";
import type { Texts } from "#kit/core/locale.ts";

export type BrandNames = { readonly code: string; readonly slug: string; readonly name: string; readonly about: Texts };

export type CategoryNames = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly slug: string;
  readonly names: Texts;
  /** The codes from the root down to this category. */
  readonly path: readonly string[];
};

export type AttributeValueNames = {
  readonly attributeCode: string;
  readonly code: string;
  readonly names: Texts;
  readonly swatch: string | null;
};

/** Brands, categories and attributes in every language. Categories are ordered level by level. */
export type CatalogueNames = {
  readonly brands: readonly BrandNames[];
  readonly categories: readonly CategoryNames[];
  readonly attributes: readonly { readonly code: string; readonly names: Texts }[];
  readonly values: readonly AttributeValueNames[];
};

/** Reads all names by one statement: they are hundreds of rows, not thousands. */
export async function readCatalogueNames(db: Kysely<unknown>): Promise<CatalogueNames> {
  const { rows } = await sql<CatalogueNames>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'slug', slug, 'name', name, 'about', about)
        order by name, code), '[]') from catalogue.brand) as brands,
      (select coalesce(json_agg(json_build_object('code', code, 'parentCode', parent_code, 'slug', slug, 'names', names,
        'path', path) order by cardinality(path), position, code), '[]') from catalogue.category) as categories,
      (select coalesce(json_agg(json_build_object('code', code, 'names', names) order by position, code), '[]')
        from catalogue.attribute) as attributes,
      (select coalesce(json_agg(json_build_object('attributeCode', attribute_code, 'code', code, 'names', names,
        'swatch', swatch) order by attribute_code, code), '[]') from catalogue.attribute_value) as values`.execute(db);
  return rows[0] ?? { brands: [], categories: [], attributes: [], values: [] };
}
