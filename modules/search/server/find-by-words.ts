import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { matchWords, type WordMatch } from "./memory/match-words.ts";
import type { SearchMemory } from "./memory/search-memory.ts";
import type { Found } from "./memory/select.ts";
import { findByCode } from "./store/codes.ts";
import { findNearWords } from "./store/near-words.ts";
import { nearestWord } from "./words/nearest-word.ts";
import { type PlannedWord, planWords } from "./words/plan-words.ts";
import { synonymWords } from "./words/synonyms.ts";

export type FindDeps = { readonly database: Database; readonly memory: SearchMemory };

export type WordsFound = {
  readonly found: Found;
  /** The words that were searched instead of those typed. */
  readonly corrected: string | null;
  /** Nothing had all of the words: these have some. */
  readonly partial: boolean;
};

/** Fewer than these are few: a word may be mistyped (D-30). */
const few = 3;
/** Above any score that words can reach. */
const exactScore = 60_000;
const asTypedBonus = 20_000;

const looksLikeCode = /^[\p{L}\p{N}][\p{L}\p{N}./_-]{2,63}$/u;

/**
 * Finds products by words. What has the typed code comes first. When all words together find few, mistyped ones are put
 * right; when that finds nothing either, products with most of the words are better than none. `strict` does neither:
 * an address is a promise, not a guess.
 */
export async function findByWords(
  deps: FindDeps,
  text: string,
  { locale, strict = false, unfinished = !strict }: { locale: Locale; strict?: boolean; unfinished?: boolean },
): Promise<WordsFound> {
  const { columns } = await deps.memory.copy();
  const typed = text.trim();
  const isCode = looksLikeCode.test(typed) && /\d/.test(typed);
  const planned = planWords(typed, { unfinished });
  const [exact, matches] = await Promise.all([
    isCode ? findByCode(deps.database.kysely, typed) : [],
    matchesOf(deps.memory, planned),
  ]);
  const found = matchWords(matches, columns.size);
  if (exact.length > 0) return { found: ahead(found, exact, exactScore), corrected: null, partial: false };
  const asTyped: WordsFound = { found, corrected: null, partial: false };
  if (strict || found.ids.length >= few || planned.length === 0) return asTyped;

  const better = await putRight(deps, planned, matches, locale);
  if (better) {
    const corrected = matchWords(better.matches, columns.size);
    if (corrected.ids.length > found.ids.length) {
      return found.ids.length === 0
        ? { found: corrected, corrected: better.text, partial: false }
        : { ...asTyped, found: ahead(corrected, Array.from(found.ids), asTypedBonus) };
    }
  }
  if (found.ids.length > 0 || planned.length < 2) return asTyped;
  const closest = better?.matches ?? matches;
  const some = matchWords(closest, columns.size, Math.ceil(closest.length / 2));
  return { found: some, corrected: some.ids.length > 0 ? (better?.text ?? null) : null, partial: some.ids.length > 0 };
}

/** Words of which the shop only knows the other name may have been meant too. */
const otherNames = synonymWords.map((word) => ({ word, products: 0, similarity: 0, inLanguage: false }));

async function matchesOf(memory: SearchMemory, planned: readonly PlannedWord[]): Promise<WordMatch[]> {
  const terms = planned.flatMap((word) => word.terms.map(({ term }) => term));
  const postings = await memory.postings(terms);
  let next = 0;
  return planned.map((word) => ({
    postings: word.terms.map(({ relation }) => ({ relation, posting: postings[next++] ?? new Uint32Array(0) })),
  }));
}

/** The same words with those that no product has replaced by the nearest that one has; null when there is nothing to replace. */
async function putRight(
  { database, memory }: FindDeps,
  planned: readonly PlannedWord[],
  matches: readonly WordMatch[],
  locale: Locale,
): Promise<{ text: string; matches: WordMatch[] } | null> {
  const unknown = planned.map((word, at) => {
    const known = matches[at]?.postings.some(({ relation, posting }) => relation !== "beginning" && posting.length > 0);
    return word.typed.length === 1 && !known ? (word.typed[0] ?? null) : null;
  });
  const asked = unknown.filter((word) => word !== null);
  if (asked.length === 0) return null;
  const near = await findNearWords(database.kysely, asked, locale);
  const meant = new Map(asked.map((word, at) => [word, nearestWord(word, [...(near[at] ?? []), ...otherNames])]));
  const words = planned.flatMap(({ typed }, at) => meant.get(unknown[at] ?? "") ?? typed);
  const text = words.join(" ");
  if (text === planned.flatMap((word) => word.typed).join(" ")) return null;
  return { text, matches: await matchesOf(memory, planWords(text, { unfinished: false })) };
}

function ahead(found: Found, ids: readonly number[], bonus: number): Found {
  const { scores } = found;
  for (const id of ids) scores[id] = Math.min(65_535, (scores[id] ?? 0) + bonus);
  return { ids: [...new Set([...ids, ...Array.from(found.ids)])], scores };
}
