import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { productsByAnyCode } from "#modules/catalogue/server/index.ts";
import { matchTerms, type QueryPartMatch } from "./memory-index/match-terms.ts";
import type { SearchIndex } from "./memory-index/search-index.ts";
import type { ScoredDocuments } from "./memory-index/select.ts";
import { listedDocumentIds } from "./store/document-ids.ts";
import { findSimilarTerms } from "./store/similar-terms.ts";
import { nearestTerm } from "./terms/nearest-term.ts";
import { planQuery, type QueryPart } from "./terms/plan-query.ts";
import type { Synonyms } from "./terms/synonyms.ts";
import { applyRule } from "./tuning/apply-rule.ts";
import type { Tuning } from "./tuning/tuning.ts";

export type FindDeps = { readonly database: Database; readonly index: SearchIndex };

export type TermSearchResult = {
  readonly matches: ScoredDocuments;
  /** The corrected text that was searched instead of the typed one. */
  readonly corrected: string | null;
  /** No product matches all terms; the results match some of them. */
  readonly partial: boolean;
};

/** Below this number of results, typo correction is tried (D-30). */
const fewResults = 3;
/** Higher than any score from terms. */
const exactScore = 60_000;
const asTypedBonus = 20_000;
const maxExact = 20;

const looksLikeCode = /^[\p{L}\p{N}][\p{L}\p{N}./_-]{2,63}$/u;

type FindOptions = {
  readonly locale: Locale;
  readonly strict?: boolean;
  readonly unfinished?: boolean;
  /** Replaces the saved tuning. */
  readonly tuning?: Tuning;
};

/** Finds products by a typed text and applies the rule that staff defined for it. */
export async function findByTerms(deps: FindDeps, text: string, options: FindOptions): Promise<TermSearchResult> {
  const { columns, tuning: saved } = await deps.index.snapshot();
  const tuning = options.tuning ?? saved;
  const found = await findTyped(deps, text, { ...options, tuning });
  return { ...found, matches: applyRule(columns, tuning.ruleFor(text), found.matches) };
}

/**
 * Products with the typed code come first. When all terms together match few products, typos
 * are corrected; when that matches nothing either, products with most of the terms are returned. `strict` does neither: the
 * text of a URL is searched as it is.
 */
async function findTyped(
  deps: FindDeps,
  text: string,
  { locale, strict = false, unfinished = !strict, tuning: { synonyms } }: FindOptions & { readonly tuning: Tuning },
): Promise<TermSearchResult> {
  const { columns } = await deps.index.snapshot();
  const typed = text.trim();
  const isCode = looksLikeCode.test(typed) && /\d/.test(typed);
  const parts = planQuery(typed, { unfinished, synonyms });
  const [exact, partMatches] = await Promise.all([
    isCode ? findByCode(deps.database, typed) : [],
    matchesOf(deps.index, parts),
  ]);
  const matches = matchTerms(partMatches, columns.size);
  if (exact.length > 0) return { matches: ahead(matches, exact, exactScore), corrected: null, partial: false };
  const asTyped: TermSearchResult = { matches, corrected: null, partial: false };
  if (strict || matches.ids.length >= fewResults || parts.length === 0) return asTyped;

  const better = await correctTypos(deps, parts, partMatches, { locale, synonyms });
  if (better) {
    const corrected = matchTerms(better.partMatches, columns.size);
    if (corrected.ids.length > matches.ids.length) {
      return matches.ids.length === 0
        ? { matches: corrected, corrected: better.text, partial: false }
        : { ...asTyped, matches: ahead(corrected, Array.from(matches.ids), asTypedBonus) };
    }
  }
  if (matches.ids.length > 0 || parts.length < 2) return asTyped;
  const closest = better?.partMatches ?? partMatches;
  const some = matchTerms(closest, columns.size, Math.ceil(closest.length / 2));
  const isFound = some.ids.length > 0;
  return { matches: some, corrected: isFound ? (better?.text ?? null) : null, partial: isFound };
}

/** The documents of products with this code, in either case. */
async function findByCode({ kysely }: Database, code: string): Promise<number[]> {
  const products = await productsByAnyCode(kysely, [...new Set([code, code.toUpperCase()])]);
  return products.length === 0 ? [] : listedDocumentIds(kysely, products, maxExact);
}

/** Corrections include terms that products have only as a synonym. */
const synonymCandidates = memoizeByObject(({ words }: Synonyms) =>
  words.map((term) => ({ term, products: 0, similarity: 0, inLanguage: false })),
);

async function matchesOf(index: SearchIndex, parts: readonly QueryPart[]): Promise<QueryPartMatch[]> {
  const terms = parts.flatMap((part) => part.terms.map(({ term }) => term));
  const postings = await index.postings(terms);
  let next = 0;
  return parts.map((part) => ({
    postings: part.terms.map(({ relation }) => ({ relation, posting: postings[next++] ?? new Uint32Array(0) })),
  }));
}

/** The query with terms that no product has replaced by the nearest known ones; null when nothing was replaced. */
async function correctTypos(
  { database, index }: FindDeps,
  parts: readonly QueryPart[],
  partMatches: readonly QueryPartMatch[],
  { locale, synonyms }: { readonly locale: Locale; readonly synonyms: Synonyms },
): Promise<{ text: string; partMatches: QueryPartMatch[] } | null> {
  const unknown = parts.map(({ typed }, at) => {
    const isKnown = partMatches[at]?.postings.some(
      ({ relation, posting }) => relation !== "prefix" && posting.length > 0,
    );
    return typed.length === 1 && !isKnown ? (typed[0] ?? null) : null;
  });
  const mistyped = unknown.filter((term) => term !== null);
  if (mistyped.length === 0) return null;
  const similar = await findSimilarTerms(database.kysely, mistyped, locale);
  const corrections = new Map(
    mistyped.map((term, at) => [term, nearestTerm(term, [...(similar[at] ?? []), ...synonymCandidates(synonyms)])]),
  );
  const text = parts.flatMap(({ typed }, at) => corrections.get(unknown[at] ?? "") ?? typed).join(" ");
  if (text === parts.flatMap(({ typed }) => typed).join(" ")) return null;
  return { text, partMatches: await matchesOf(index, planQuery(text, { unfinished: false, synonyms })) };
}

/** Raises the scores of these documents, and adds those that the terms did not match. */
function ahead({ ids: matched, scores }: ScoredDocuments, ids: readonly number[], bonus: number): ScoredDocuments {
  for (const id of ids) scores[id] = Math.min(65_535, (scores[id] ?? 0) + bonus);
  return { ids: [...new Set([...ids, ...Array.from(matched)])], scores };
}
