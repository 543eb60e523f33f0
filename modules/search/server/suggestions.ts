import type { Locale } from "#kit/core/locale.ts";
import { type FindDeps, findByTerms } from "./find-by-terms.ts";
import { catalogueLookup, textIn } from "./listing/catalogue-lookup.ts";
import { brandLink, categoryLink } from "./listing/heading.ts";
import { select } from "./memory-index/select.ts";
import type { Suggestions } from "./ports/product-search.ts";
import { findPhrases } from "./store/phrases.ts";
import { fold } from "./terms/fold.ts";

const minLength = 2;
const maxKeywords = 6;
const maxLinks = 4;
const maxProducts = 4;

const nothing: Suggestions = { keywords: [], categories: [], brands: [], productCodes: [] };

/** Completions of a typed text; empty for less than two letters. */
export async function suggest(deps: FindDeps, typed: string, locale: Locale): Promise<Suggestions> {
  const folded = fold(typed).replace(/\s+/g, " ").trim();
  if (folded.length < minLength) return nothing;
  const snapshot = await deps.index.snapshot();
  const [keywords, { matches }] = await Promise.all([
    findPhrases(deps.database.kysely, locale, folded, maxKeywords),
    findByTerms(deps, typed, { locale, unfinished: true }),
  ]);
  const lookup = catalogueLookup(snapshot.names);
  const { ids } = select(snapshot.columns, snapshot.orders, snapshot.values, {
    matches,
    within: [],
    chosen: {},
    sort: "RELEVANCE",
    offset: 0,
    limit: maxProducts,
  });
  const begins = hasWordPrefix(folded);
  const categories = lookup.names.categories.filter(
    ({ code, names }) => snapshot.values.find("category", code) !== undefined && begins(textIn(names, locale)),
  );
  return {
    keywords,
    categories: categories.slice(0, maxLinks).map((category) => categoryLink(category, locale)),
    brands: lookup.names.brands
      .filter(({ code, name }) => snapshot.values.find("brand", code) !== undefined && begins(name))
      .slice(0, maxLinks)
      .map(brandLink),
    productCodes: ids.map((id) => snapshot.columns.code[id] ?? ""),
  };
}

/** Whether a name, or any word in it, starts with the prefix. */
const hasWordPrefix = (foldedPrefix: string) => (name: string) => ` ${fold(name)}`.includes(` ${foldedPrefix}`);
