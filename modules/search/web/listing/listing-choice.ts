import { facets } from "../../contract/facets.ts";
import { type Sort, sorts } from "../../contract/sorts.ts";

/** The facets, which are also the names of query parameters (D-31). */
export const filterCodes = facets;

export const defaultSort = "RELEVANCE";

/** Every query parameter that a listing depends on. */
export const listingParams = ["q", "sort", "page", "prefetch", ...filterCodes] as const;

/** The state of a listing page; the URL contains all of it. */
export type ListingChoice = {
  /** The search text of the query string; the path may have one too. */
  readonly keyword: string | null;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Null for the default order. */
  readonly sort: Sort | null;
  readonly page: number;
  /** The pages before this one are shown too, after "Load more". */
  readonly withPrevious: boolean;
};

const maxValues = 30;
const maxValueLength = 64;
const maxKeywordLength = 120;
const lastPage = 10_000;

/** "Load more" extends the list up to this page; beyond it pages are shown one by one. */
export const maxPagesTogether = 20;

/** Parses a query string. Unknown, too long or too many values are ignored, so that no URL breaks the page. */
export function readChoice(query: URLSearchParams): ListingChoice {
  const sort = sorts.find((code) => code === query.get("sort"));
  const requested = Number(query.get("page") ?? 1);
  const page = Number.isInteger(requested) && requested >= 1 && requested <= lastPage ? requested : 1;
  return {
    keyword: query.get("q")?.trim().slice(0, maxKeywordLength) || null,
    filters: readFilters(query),
    sort: sort === undefined || sort === defaultSort ? null : sort,
    page,
    withPrevious: query.get("prefetch") === "true" && page > 1 && page <= maxPagesTogether,
  };
}

function readFilters(query: URLSearchParams): ListingChoice["filters"] {
  const filters: Record<string, string[]> = {};
  let count = 0;
  for (const code of filterCodes) {
    const values = new Set(query.getAll(code).filter((value) => value !== "" && value.length <= maxValueLength));
    for (const value of values) {
      count += 1;
      if (count <= maxValues) filters[code] = [...(filters[code] ?? []), value];
    }
  }
  return filters;
}

/** The canonical query string of a choice; empty for the page without choices. */
export function choiceQuery({ keyword, filters, sort, page, withPrevious }: ListingChoice): string {
  const query = new URLSearchParams();
  if (keyword !== null) query.set("q", keyword);
  for (const code of filterCodes) for (const value of filters[code] ?? []) query.append(code, value);
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  if (withPrevious) query.set("prefetch", "true");
  return query.size > 0 ? `?${query}` : "";
}

const firstPage = { page: 1, withPrevious: false } as const;

export const chosenIn = (choice: ListingChoice, group: string): readonly string[] => choice.filters[group] ?? [];

export const chosenCount = ({ filters }: ListingChoice): number => Object.values(filters).flat().length;

/** Adds a value, or removes it when it is chosen already. The result starts at the first page. */
export function toggleValue(choice: ListingChoice, group: string, value: string): ListingChoice {
  const chosen = chosenIn(choice, group);
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return setValues(choice, group, values);
}

export function setValues(choice: ListingChoice, group: string, values: readonly string[]): ListingChoice {
  const { [group]: _, ...others } = choice.filters;
  return { ...choice, ...firstPage, filters: values.length > 0 ? { ...others, [group]: values } : others };
}

export const withoutFilters = (choice: ListingChoice): ListingChoice => ({ ...choice, ...firstPage, filters: {} });

export const withoutKeyword = (choice: ListingChoice): ListingChoice => ({ ...choice, ...firstPage, keyword: null });

export const sortedBy = (choice: ListingChoice, sort: Sort): ListingChoice => ({
  ...choice,
  ...firstPage,
  sort: sort === defaultSort ? null : sort,
});

/** A single page, for links without script and search engines. */
export const pageAlone = (choice: ListingChoice, page: number): ListingChoice => ({
  ...choice,
  page,
  withPrevious: false,
});

/** All pages up to this one, after "Load more". */
export const pagesUpTo = (choice: ListingChoice, page: number): ListingChoice => ({
  ...choice,
  page,
  withPrevious: page > 1,
});

/** True for pages worth caching and indexing: without filters and in the default order. */
export const isUnfiltered = (choice: ListingChoice): boolean => chosenCount(choice) === 0 && choice.sort === null;
