import type { Locale } from "#kit/core/locale.ts";
import type { CategoryNames } from "../documents/group-names.ts";
import type { Heading, Place } from "../ports/product-search.ts";
import { type GroupBook, textIn } from "./group-book.ts";

/** What a listing is about. */
export type Subject =
  | { readonly kind: "CATEGORY"; readonly code: string }
  | { readonly kind: "BRAND"; readonly code: string }
  | { readonly kind: "SEARCH"; readonly words: string }
  | { readonly kind: "ALL" };

const everything: Readonly<Record<Locale, string>> = {
  "en-US": "All products",
  "id-ID": "Semua produk",
  "vi-VN": "Tất cả sản phẩm",
  "zh-CN": "全部商品",
};

const pathOfSlug = (slug: string) => `/${slug}.html`;

export const categoryPlace = ({ code, names, slug }: CategoryNames, locale: Locale): Place => ({
  code,
  name: textIn(names, locale),
  path: pathOfSlug(slug),
});

export const brandPlace = ({ code, name, slug }: { code: string; name: string; slug: string }): Place => ({
  code,
  name,
  path: pathOfSlug(slug),
});

/** The top of a listing's page; null when the category or brand does not exist. */
export function headingOf(subject: Subject, book: GroupBook, locale: Locale): Heading | null {
  const places = (categories: readonly CategoryNames[]) =>
    categories.map((category) => categoryPlace(category, locale));
  switch (subject.kind) {
    case "CATEGORY": {
      const category = book.category(subject.code);
      if (!category) return null;
      const above = category.path.flatMap((code) => book.category(code) ?? []);
      return {
        kind: "CATEGORY",
        ...categoryPlace(category, locale),
        about: null,
        breadcrumb: places(above),
        children: places(book.childrenOf(category.code)),
      };
    }
    case "BRAND": {
      const brand = book.brand(subject.code);
      if (!brand) return null;
      const place = brandPlace(brand);
      return { kind: "BRAND", ...place, about: textIn(brand.about, locale) || null, breadcrumb: [place], children: [] };
    }
    case "SEARCH":
      return {
        kind: "SEARCH",
        code: null,
        name: subject.words,
        path: `/search/${encodeURIComponent(subject.words)}.html`,
        about: null,
        breadcrumb: [],
        children: [],
      };
    case "ALL":
      return {
        kind: "ALL",
        code: null,
        name: everything[locale],
        path: "/plp/search",
        about: null,
        breadcrumb: [],
        children: places(book.childrenOf(null)),
      };
  }
}
