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
  const categories = finder(names.categories, names, "category");
  const brands = finder(names.brands, names, "brand");
  const children = Map.groupBy(names.categories, ({ parentCode }) => parentCode);
  const inTreeOrder = (code: string | null): CategoryNames[] =>
    (children.get(code) ?? []).flatMap((category) => [category, ...inTreeOrder(category.code)]);
  const tree = inTreeOrder(null);
  const values = new Map(names.values.map((value) => [`${value.attributeCode} ${value.code}`, value]));
  return {
    category: categories,
    brand: brands,
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

/** Finds by code, slug or an earlier slug. A brand may have been merged into one that was merged itself. */
function finder<T extends { code: string; slug: string }>(
  items: readonly T[],
  { formerSlugs, brands, categories }: CatalogueNames,
  kind: "brand" | "category",
): (codeOrSlug: string) => T | undefined {
  const current = byCodeAndSlug(items);
  // An address that another brand or category has now belongs to that one.
  const taken = new Set([...brands, ...categories].map(({ slug }) => slug.toLowerCase()));
  const free = formerSlugs.filter((one) => one.kind === kind && !taken.has(one.slug.toLowerCase()));
  const former = new Map(free.map(({ slug, code }) => [slug, code]));
  const find = (key: string, steps: number): T | undefined => {
    const found = current.get(key) ?? current.get(key.toLowerCase());
    if (found || steps === 0) return found;
    const next = former.get(key) ?? former.get(key.toLowerCase());
    return next === undefined ? undefined : find(next, steps - 1);
  };
  return (key) => find(key, 10);
}

export const textIn = (texts: Partial<Texts>, locale: Locale): string => texts[locale] || texts[fallbackLocale] || "";
