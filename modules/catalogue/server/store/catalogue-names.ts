import { type Kysely, sql } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { CertificateType } from "../../contract/product/product-state.ts";
import type { ProductOrder } from "../../contract/product-orders.ts";

export type BrandNames = {
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly about: Partial<Texts>;
  readonly logo: string | null;
};

export type CategoryNames = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly slug: string;
  readonly names: Texts;
  /** The codes from the root down to this category. */
  readonly path: readonly string[];
  readonly about: Partial<Texts>;
  readonly picture: string | null;
  /** How its page sorts products, and the codes of those that come first. */
  readonly productOrder: ProductOrder;
  readonly firstProducts: readonly string[];
  /** What products in it and below it must have before they are on sale. */
  readonly requiredCertificate: CertificateType | null;
};

type AttributeValueNames = {
  readonly attributeCode: string;
  readonly code: string;
  readonly names: Texts;
  readonly swatch: string | null;
};

/** A slug or code that leads to another code now: an earlier address, or a brand that was merged into another. */
type FormerSlug = { readonly kind: "brand" | "category"; readonly slug: string; readonly code: string };

/** Brands, categories and attributes in every language. Categories are ordered level by level. */
export type CatalogueNames = {
  readonly brands: readonly BrandNames[];
  readonly categories: readonly CategoryNames[];
  readonly attributes: readonly { readonly code: string; readonly names: Texts }[];
  readonly values: readonly AttributeValueNames[];
  readonly formerSlugs: readonly FormerSlug[];
};

/** Reads all names by one statement: they are hundreds of rows, not thousands. */
export async function readCatalogueNames(db: Kysely<unknown>): Promise<CatalogueNames> {
  const { rows } = await sql<CatalogueNames>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'slug', slug, 'name', name, 'about', about, 'logo', logo)
        order by name, code), '[]') from catalogue.brand where merged_into is null) as brands,
      (select coalesce(json_agg(json_build_object('code', code, 'parentCode', parent_code, 'slug', slug, 'names', names,
        'path', path, 'about', about, 'picture', picture, 'productOrder', product_order,
        'firstProducts', first_products, 'requiredCertificate', required_certificate) order by cardinality(path), position, code), '[]') from catalogue.category) as categories,
      (select coalesce(json_agg(json_build_object('code', code, 'names', names) order by position, code), '[]')
        from catalogue.attribute) as attributes,
      (select coalesce(json_agg(json_build_object('attributeCode', attribute_code, 'code', code, 'names', names,
        'swatch', swatch) order by attribute_code, code), '[]') from catalogue.attribute_value) as values,
      (select coalesce(json_agg(json_build_object('kind', kind, 'slug', slug, 'code', code) order by kind, slug), '[]') from (
        select kind, slug, code from catalogue.former_slug
        union all select 'brand', slug, merged_into from catalogue.brand where merged_into is not null
        union all select 'brand', code, merged_into from catalogue.brand where merged_into is not null
      ) as former) as "formerSlugs"`.execute(db);
  return rows[0] ?? { brands: [], categories: [], attributes: [], values: [], formerSlugs: [] };
}
