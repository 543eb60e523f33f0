import type { ListingVariables } from "./listing.graphql.gen.ts";
import { filterCodes, type ListingChoice } from "./listing-choice.ts";

type CatalogProductInput = ListingVariables["input"];

/** The path parameter that names a listing: one of three, or none for all products. */
export type ListingPathParams = {
  /** `/plp/:category`: a category's code. */
  readonly category?: string | undefined;
  /** `/search/:keywords`, with or without `.html`. */
  readonly keywords?: string | undefined;
  /** `/…/:slug.html` (D-29). */
  readonly slug?: string | undefined;
};

export const pageSize = 10;

const maxKeywordLength = 120;
const maxCodeLength = 64;

const withoutEnding = (part: string): string => part.replace(/\.html$/i, "").slice(0, maxKeywordLength);

/** The operation's input from path and query string (LS-01, LS-09). */
export function listingInput(place: ListingPathParams, choice: ListingChoice): CatalogProductInput {
  const keyword = choice.keyword ?? (place.keywords === undefined ? null : withoutEnding(place.keywords));
  return {
    conditionKeyword: keyword,
    categoryCode: place.category?.slice(0, maxCodeLength) ?? null,
    slug: place.slug === undefined ? null : withoutEnding(place.slug),
    pageSize,
    pageNum: choice.page,
    prefetch: choice.withPrevious,
    sort: choice.sort,
    filters: filterCodes.flatMap((code) => {
      const values = choice.filters[code] ?? [];
      return values.length > 0 ? [{ code, values: [...values] }] : [];
    }),
  };
}
