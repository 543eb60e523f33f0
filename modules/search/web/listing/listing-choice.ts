import { type Sort, sorts } from "../../contract/sorts.ts";

/** The groups a shopper may filter by, as they stand in the address (D-31). */
export const filterCodes = ["category", "brand", "price", "size", "color", "availability"] as const;

/** The order a listing has when nobody has chosen one. */
export const usualSort = "RELEVANCE";

/** Every query parameter that makes a difference to a listing. */
export const listingParams = ["q", "sort", "page", "prefetch", ...filterCodes] as const;

/** What the shopper has chosen on a listing; the address holds all of it. */
export type ListingChoice = {
  /** Words searched for, besides those in the path. */
  readonly words: string | null;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Null for the usual order. */
  readonly sort: Sort | null;
  readonly page: number;
  /** The pages before this one are shown too: somebody has loaded more and more. */
  readonly whole: boolean;
};

const mostValues = 30;
const longestValue = 64;
const longestWords = 120;
const lastPage = 10_000;

/** So many pages can be shown together; further on one walks page by page. */
export const mostPagesTogether = 20;

/** Reads an address. Whatever is not known, too long or too much is left out: an address never breaks a page. */
export function readChoice(query: URLSearchParams): ListingChoice {
  const sort = sorts.find((code) => code === query.get("sort"));
  const asked = Number(query.get("page") ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
  return {
    words: query.get("q")?.trim().slice(0, longestWords) || null,
    filters: readFilters(query),
    sort: sort === undefined || sort === usualSort ? null : sort,
    page,
    whole: query.get("prefetch") === "true" && page > 1 && page <= mostPagesTogether,
  };
}

function readFilters(query: URLSearchParams): ListingChoice["filters"] {
  const filters: Record<string, string[]> = {};
  let count = 0;
  for (const code of filterCodes) {
    const values = new Set(query.getAll(code).filter((value) => value !== "" && value.length <= longestValue));
    for (const value of values) {
      count += 1;
      if (count <= mostValues) filters[code] = [...(filters[code] ?? []), value];
    }
  }
  return filters;
}

/** The query of the address that stands for a choice, always in the same order; empty for the plain page. */
export function choiceQuery({ words, filters, sort, page, whole }: ListingChoice): string {
  const query = new URLSearchParams();
  if (words !== null) query.set("q", words);
  for (const code of filterCodes) for (const value of filters[code] ?? []) query.append(code, value);
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  if (whole) query.set("prefetch", "true");
  return query.size > 0 ? `?${query}` : "";
}

const fromTheStart = { page: 1, whole: false } as const;

export const chosenIn = (choice: ListingChoice, group: string): readonly string[] => choice.filters[group] ?? [];

export const chosenCount = ({ filters }: ListingChoice): number => Object.values(filters).flat().length;

/** Adds a value of a group, or takes it away when it is chosen already. Other results begin at the first page again. */
export function toggleValue(choice: ListingChoice, group: string, value: string): ListingChoice {
  const chosen = chosenIn(choice, group);
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return setValues(choice, group, values);
}

export function setValues(choice: ListingChoice, group: string, values: readonly string[]): ListingChoice {
  const { [group]: _, ...others } = choice.filters;
  return { ...choice, ...fromTheStart, filters: values.length > 0 ? { ...others, [group]: values } : others };
}

export const withoutFilters = (choice: ListingChoice): ListingChoice => ({ ...choice, ...fromTheStart, filters: {} });

export const withoutWords = (choice: ListingChoice): ListingChoice => ({ ...choice, ...fromTheStart, words: null });

export const sortedBy = (choice: ListingChoice, sort: Sort): ListingChoice => ({
  ...choice,
  ...fromTheStart,
  sort: sort === usualSort ? null : sort,
});

/** One page on its own, as a link without script and a search engine see it. */
export const pageAlone = (choice: ListingChoice, page: number): ListingChoice => ({ ...choice, page, whole: false });

/** Everything up to and with a page, as a shopper sees it who has loaded more. */
export const pagesUpTo = (choice: ListingChoice, page: number): ListingChoice => ({
  ...choice,
  page,
  whole: page > 1,
});

/** True for the pages worth keeping and finding: without filters and in the shop's own order. */
export const isPlain = (choice: ListingChoice): boolean => chosenCount(choice) === 0 && choice.sort === null;
