import { tokenizeQuery } from "./tokenize.ts";

/** Synonym groups indexed for lookup. A word may be in several groups. */
export type Synonyms = {
  /** The synonyms of a word or phrase; undefined when it is in no group. */
  of(phrase: string): ReadonlySet<string> | undefined;
  /** Every single word that has synonyms. */
  readonly words: readonly string[];
  /** The number of words of the longest phrase. */
  readonly maxPhraseWords: number;
};

/** The canonical form for comparing phrases: "T-Shirt" and "t shirt" are equal. */
export const phraseOf = (text: string): string => tokenizeQuery(text).join(" ");

export function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byPhrase = new Map<string, Set<string>>();
  for (const group of groups.map((phrases) => phrases.map(phraseOf).filter((phrase) => phrase !== ""))) {
    for (const phrase of group) {
      const known = byPhrase.get(phrase) ?? new Set();
      for (const other of group) if (other !== phrase) known.add(other);
      byPhrase.set(phrase, known);
    }
  }
  const phrases = [...byPhrase.keys()];
  return {
    of: (phrase) => byPhrase.get(phrase),
    words: phrases.filter((phrase) => !phrase.includes(" ")),
    maxPhraseWords: Math.max(1, ...phrases.map((phrase) => phrase.split(" ").length)),
  };
}
