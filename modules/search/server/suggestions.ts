import type { Locale } from "#kit/core/locale.ts";
import { type FindDeps, findByWords } from "./find-by-words.ts";
import { groupBook, textIn } from "./listing/group-book.ts";
import { brandPlace, categoryPlace } from "./listing/heading.ts";
import { select } from "./memory/select.ts";
import type { Suggested } from "./ports/product-search.ts";
import { findPhrases } from "./store/phrases.ts";
import { fold } from "./words/fold.ts";

export const shortestKeyword = 2;
const mostKeywords = 6;
const mostPlaces = 4;
const mostProducts = 4;

const nothing: Suggested = { keywords: [], categories: [], brands: [], productCodes: [] };

/** What a shopper may be typing. Nothing for less than two letters. */
export async function suggest(deps: FindDeps, typed: string, locale: Locale): Promise<Suggested> {
  const folded = fold(typed).replace(/\s+/g, " ").trim();
  if (folded.length < shortestKeyword) return nothing;
  const copy = await deps.memory.copy();
  const [keywords, { found }] = await Promise.all([
    findPhrases(deps.database.kysely, locale, folded, mostKeywords),
    findByWords(deps, typed, { locale, unfinished: true }),
  ]);
  const book = groupBook(copy.names);
  const { ids } = select(copy.columns, copy.orders, copy.values, {
    found,
    within: [],
    chosen: {},
    sort: "RELEVANCE",
    offset: 0,
    limit: mostProducts,
  });
  const begins = beginsWith(folded);
  const categories = book.names.categories.filter(
    ({ code, names }) => copy.values.find("category", code) !== undefined && begins(textIn(names, locale)),
  );
  return {
    keywords,
    categories: categories.slice(0, mostPlaces).map((category) => categoryPlace(category, locale)),
    brands: book.names.brands
      .filter(({ code, name }) => copy.values.find("brand", code) !== undefined && begins(name))
      .slice(0, mostPlaces)
      .map(brandPlace),
    productCodes: ids.map((id) => copy.columns.code[id] ?? ""),
  };
}

/** Whether a name, or any word in it, begins with what was typed. */
const beginsWith = (folded: string) => (name: string) => ` ${fold(name)}`.includes(` ${folded}`);
