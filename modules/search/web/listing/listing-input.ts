import type { ListingVariables } from "./listing.graphql.gen.ts";
import { filterCodes, type ListingChoice } from "./listing-choice.ts";

type CatalogProductInput = ListingVariables["input"];

/** The part of an address that names a listing: one of three kinds, or none for all products. */
export type ListingPlace = {
  /** `/plp/:category`: a category's code. */
  readonly category?: string | undefined;
  /** `/search/:keywords`, with or without `.html`. */
  readonly keywords?: string | undefined;
  /** `/…/:slug.html` (D-29). */
  readonly slug?: string | undefined;
};

export const pageSize = 10;

const longestWords = 120;
const longestCode = 64;

const withoutEnding = (part: string): string => part.replace(/\.html$/i, "").slice(0, longestWords);

/** What to ask for: the place and `q` say which products, the choice which of them and in which order (LS-01, LS-09). */
export function listingInput(place: ListingPlace, choice: ListingChoice): CatalogProductInput {
  const words = choice.words ?? (place.keywords === undefined ? null : withoutEnding(place.keywords));
  return {
    conditionKeyword: words,
    categoryCode: place.category?.slice(0, longestCode) ?? null,
    slug: place.slug === undefined ? null : withoutEnding(place.slug),
    pageSize,
    pageNum: choice.page,
    prefetch: choice.whole,
    sort: choice.sort,
    filters: filterCodes.flatMap((code) => {
      const values = choice.filters[code] ?? [];
      return values.length > 0 ? [{ code, values: [...values] }] : [];
    }),
  };
}
