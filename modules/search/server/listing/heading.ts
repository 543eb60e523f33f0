import type { Locale } from "#kit/core/locale.ts";
import type { CategoryNames } from "#modules/catalogue/server/index.ts";
import type { Heading, Link } from "../ports/product-search.ts";
import { type CatalogueLookup, textIn } from "./catalogue-lookup.ts";

/** The subject of a listing. */
export type Subject =
  | { readonly kind: "CATEGORY"; readonly code: string }
  | { readonly kind: "BRAND"; readonly code: string }
  | { readonly kind: "SEARCH"; readonly text: string }
  | { readonly kind: "ALL" };

const allProducts: Readonly<Record<Locale, string>> = {
  "en-US": "All products",
  "id-ID": "Semua produk",
  "vi-VN": "Tất cả sản phẩm",
  "zh-CN": "全部商品",
};

const pathOfSlug = (slug: string) => `/${slug}.html`;

export const categoryLink = ({ code, names, slug }: CategoryNames, locale: Locale): Link => ({
  code,
  name: textIn(names, locale),
  path: pathOfSlug(slug),
});

export const brandLink = ({ code, name, slug }: { code: string; name: string; slug: string }): Link => ({
  code,
  name,
  path: pathOfSlug(slug),
});

/** Null when the category or brand does not exist. */
export function headingOf(subject: Subject, lookup: CatalogueLookup, locale: Locale): Heading | null {
  const links = (categories: readonly CategoryNames[]) => categories.map((category) => categoryLink(category, locale));
  switch (subject.kind) {
    case "CATEGORY": {
      const category = lookup.category(subject.code);
      if (!category) return null;
      const above = category.path.flatMap((code) => lookup.category(code) ?? []);
      return {
        kind: "CATEGORY",
        ...categoryLink(category, locale),
        about: textIn(category.about, locale) || null,
        picture: category.picture,
        breadcrumb: links(above),
        children: links(lookup.childrenOf(category.code)),
      };
    }
    case "BRAND": {
      const brand = lookup.brand(subject.code);
      if (!brand) return null;
      const link = brandLink(brand);
      return {
        kind: "BRAND",
        ...link,
        about: textIn(brand.about, locale) || null,
        picture: brand.logo,
        breadcrumb: [link],
        children: [],
      };
    }
    case "SEARCH":
      return {
        kind: "SEARCH",
        code: null,
        name: subject.text,
        path: `/search/${encodeURIComponent(subject.text)}.html`,
        about: null,
        breadcrumb: [],
        children: [],
      };
    case "ALL":
      return {
        kind: "ALL",
        code: null,
        name: allProducts[locale],
        path: "/plp/search",
        about: null,
        breadcrumb: [],
        children: links(lookup.childrenOf(null)),
      };
  }
}
