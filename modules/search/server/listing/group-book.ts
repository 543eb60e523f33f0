import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { BrandNames, CategoryNames, GroupNames } from "../documents/group-names.ts";

/** Brands, categories and values by code and by address. */
export type GroupBook = {
  category(codeOrSlug: string): CategoryNames | undefined;
  brand(codeOrSlug: string): BrandNames | undefined;
  childrenOf(code: string | null): readonly CategoryNames[];
  /** Every category, each followed by those below it. */
  readonly tree: readonly CategoryNames[];
  readonly names: GroupNames;
  /** A colour's or a size's texts and swatch. */
  value(attributeCode: string, code: string): { readonly names: Texts; readonly swatch: string | null } | undefined;
};

const books = new WeakMap<GroupNames, GroupBook>();

/** The book of these names; made once for as long as they do not change. */
export function groupBook(names: GroupNames): GroupBook {
  const known = books.get(names);
  if (known) return known;
  const book = makeBook(names);
  books.set(names, book);
  return book;
}

function makeBook(names: GroupNames): GroupBook {
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
}

/** Slugs come in small letters and codes in any; a code wins over another's slug. */
const byCodeAndSlug = <T extends { code: string; slug: string }>(things: readonly T[]): Map<string, T> =>
  new Map([
    ...things.map((thing) => [thing.slug.toLowerCase(), thing] as const),
    ...things.map((thing) => [thing.code, thing] as const),
  ]);

export const textIn = (texts: Texts, locale: Locale): string => texts[locale] || texts[fallbackLocale];
