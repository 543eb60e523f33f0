import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import type { BrandNames, CatalogueNames, CategoryNames } from "#modules/catalogue/server/index.ts";

/** Brands, categories and attribute values by code or slug. */
export type CatalogueLookup = {
  category(codeOrSlug: string): CategoryNames | undefined;
  brand(codeOrSlug: string): BrandNames | undefined;
  childrenOf(code: string | null): readonly CategoryNames[];
  /** Every category, each followed by its descendants. */
  readonly tree: readonly CategoryNames[];
  readonly names: CatalogueNames;
  /** The names and swatch of a colour or size. */
  value(attributeCode: string, code: string): { readonly names: Texts; readonly swatch: string | null } | undefined;
};

/** Built once for each version of the names. */
export const catalogueLookup = memoizeByObject((names: CatalogueNames): CatalogueLookup => {
  const categories = byCodeAndSlug(names.categories);
  const brands = byCodeAndSlug(names.brands);
  const children = Map.groupBy(names.categories, ({ parentCode }) => parentCode);
  const inTreeOrder = (code: string | null): CategoryNames[] =>
    (children.get(code) ?? []).flatMap((category) => [category, ...inTreeOrder(category.code)]);
  const tree = inTreeOrder(null);
  const values = new Map(names.values.map((value) => [`${value.attributeCode} ${value.code}`, value]));
  return {
    category: (key) => categories.get(key) ?? categories.get(key.toLowerCase()),
    brand: (key) => brands.get(key) ?? brands.get(key.toLowerCase()),
    childrenOf: (code) => children.get(code) ?? [],
    value: (attributeCode, code) => values.get(`${attributeCode} ${code}`),
    tree,
    names,
  };
});

/** Slugs are lowercase, codes are in any case; a code takes precedence over another's slug. */
const byCodeAndSlug = <T extends { code: string; slug: string }>(items: readonly T[]): Map<string, T> =>
  new Map([
    ...items.map((item) => [item.slug.toLowerCase(), item] as const),
    ...items.map((item) => [item.code, item] as const),
  ]);

export const textIn = (texts: Texts, locale: Locale): string => texts[locale] || texts[fallbackLocale];
