import type { Locale } from "#kit/core/locale.ts";
import type { PageInfo } from "#kit/graphql/paging.ts";
import type { Facet } from "../../contract/facets.ts";
import type { Sort } from "../../contract/sorts.ts";

/** Chosen values: alternatives within a facet, all facets must match. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** The query for one page of products: by search text, by category and brand, or by the slug of a URL. */
export type ListingQuery = {
  readonly text: string | null;
  readonly category: string | null;
  readonly brand: string | null;
  readonly slug: string | null;
  readonly chosen: Chosen;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
};

export type Link = { readonly code: string; readonly name: string; readonly path: string };

/** The top of a listing page: title, breadcrumb and links to subcategories. */
export type Heading = {
  readonly kind: "CATEGORY" | "BRAND" | "SEARCH" | "ALL";
  readonly code: string | null;
  readonly name: string;
  readonly path: string;
  readonly about: string | null;
  /** The path of the category's picture or the brand's logo. */
  readonly picture?: string | null;
  readonly breadcrumb: readonly Link[];
  readonly children: readonly Link[];
};

export type FilterItem = {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  /** Results with this value if the other choices of its group were removed. */
  readonly count: number;
  readonly selected: boolean;
  readonly swatch: string | null;
};

export type FilterGroup = {
  readonly code: Facet;
  readonly name: string;
  readonly type: "CHECKBOX" | "RADIO";
  readonly items: readonly FilterItem[];
};

export type Listing = {
  readonly heading: Heading;
  /** The products of the page in their order; the catalogue adds their cards. */
  readonly productCodes: readonly string[];
  readonly filters: readonly FilterGroup[];
  readonly sort: Sort;
  /** The corrected text that was searched instead of the typed one. */
  readonly corrected: string | null;
  /** No product matches all terms; the results match most of them. */
  readonly partial: boolean;
  readonly pageInfo: PageInfo;
};

/** Completions of a text that is being typed. */
export type Suggestions = {
  readonly keywords: readonly string[];
  readonly categories: readonly Link[];
  readonly brands: readonly Link[];
  readonly productCodes: readonly string[];
};

/** Finds and lists products. The built-in search implements it; a vendor's service can replace it (D-30). */
export type ProductSearch = {
  /** Null when the category, brand or slug does not exist. */
  list(query: ListingQuery, locale: Locale): Promise<Listing | null>;
  /** Results without search text do not change while the version is the same. Absent when the search has no version. */
  version?(): Promise<string>;
  /** Empty for less than two letters. */
  suggest(typed: string, locale: Locale): Promise<Suggestions>;
};
