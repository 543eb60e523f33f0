import type { Locale } from "#kit/core/locale.ts";
import type { PageInfo } from "#kit/graphql/paging.ts";
import type { Group } from "../../contract/groups.ts";
import type { Sort } from "../../contract/sorts.ts";

/** What is chosen in each group: any of a group will do, all groups must agree. */
export type Chosen = Readonly<Partial<Record<Group, readonly string[]>>>;

/** A page of products that is asked for: by words, by a category and brand, or by the last part of an address. */
export type ListingQuestion = {
  readonly words: string | null;
  readonly category: string | null;
  readonly brand: string | null;
  readonly slug: string | null;
  readonly chosen: Chosen;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
};

/** Somewhere to walk to. */
export type Place = { readonly code: string; readonly name: string; readonly path: string };

/** The top of a listing's page: what it is about, the way to it and the ways on. */
export type Heading = {
  readonly kind: "CATEGORY" | "BRAND" | "SEARCH" | "ALL";
  readonly code: string | null;
  readonly name: string;
  readonly path: string;
  readonly about: string | null;
  readonly breadcrumb: readonly Place[];
  readonly children: readonly Place[];
};

export type FilterItem = {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  /** Products that would be shown with this value, the group's own choice set aside. */
  readonly count: number;
  readonly selected: boolean;
  readonly swatch: string | null;
};

export type FilterGroup = {
  readonly code: Group;
  readonly name: string;
  readonly type: "CHECKBOX" | "RADIO";
  readonly items: readonly FilterItem[];
};

export type Listing = {
  readonly heading: Heading;
  /** The products of the page in their order; what they look like and cost, the catalogue tells. */
  readonly productCodes: readonly string[];
  readonly filters: readonly FilterGroup[];
  readonly sort: Sort;
  /** The words that were searched instead of those typed. */
  readonly corrected: string | null;
  /** Nothing has all of the words; these have most of them. */
  readonly partial: boolean;
  readonly pageInfo: PageInfo;
};

/** What somebody may be typing. */
export type Suggested = {
  readonly keywords: readonly string[];
  readonly categories: readonly Place[];
  readonly brands: readonly Place[];
  readonly productCodes: readonly string[];
};

/** Who finds and lists products. The shop's own search is one; a vendor's service can stand here instead (D-30). */
export type ProductSearch = {
  /** Null when there is no category, brand or product of that name. */
  list(question: ListingQuestion, locale: Locale): Promise<Listing | null>;
  /** While it is the same, lists without words are too. Left out by a search that cannot tell. */
  edition?(): Promise<string>;
  /** Nothing for less than two letters. */
  suggest(typed: string, locale: Locale): Promise<Suggested>;
};
