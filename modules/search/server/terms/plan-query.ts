import type { Relation } from "../memory-index/match-terms.ts";
import type { Term } from "../store/postings.ts";
import type { Synonyms } from "./synonyms.ts";
import { tokenizeQuery } from "./tokenize.ts";

/** One word or known phrase of a query, and the terms that match it. */
export type QueryPart = {
  /** The words as typed; several for a phrase with synonyms, such as "bulu tangkis". */
  readonly typed: readonly string[];
  readonly terms: readonly { readonly relation: Relation; readonly term: Term }[];
};

/** Further words are ignored. */
const maxWords = 10;

/** A word as it is, and with or without the English plural's -s. */
function forms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith("ss")) return [word, `${word}es`];
  // Short words in -s are seldom plurals: "tas", "bus", "emas".
  if (word.endsWith("s"))
    return word.length > 4 || /^(?:bag|car|cap|hat|toy|mug|pen|pad|mat|bat|cat|dog|cup)s$/.test(word)
      ? [word, word.slice(0, -1)]
      : [word];
  return [word, `${word}s`];
}

/** A phrase with its last word in each of its forms. */
function phraseForms(phrase: string): string[] {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return forms(last).map((form) => [...words, form].join(" "));
}

/** The synonyms of a phrase, typed in the singular or the plural. */
function synonymForms(phrase: string, synonyms: Synonyms): Set<string> | null {
  const known = phraseForms(phrase).flatMap((form) => [...(synonyms.of(form) ?? [])]);
  return known.length > 0 ? new Set(known.flatMap(phraseForms)) : null;
}

export type PlanOptions = {
  /** Whether the last word may be a prefix of the intended one. */
  readonly unfinished: boolean;
  readonly synonyms: Synonyms;
};

/** Splits a query into words and known phrases, the longest phrase first. */
export function planQuery(text: string, { unfinished, synonyms }: PlanOptions): QueryPart[] {
  const words = tokenizeQuery(text).slice(0, maxWords);
  const parts: QueryPart[] = [];
  for (let from = 0; from < words.length; ) {
    const length = phraseLength(words, from, synonyms);
    const typed = words.slice(from, from + length);
    from += length;
    parts.push(planPart(typed, { unfinished: unfinished && from === words.length, synonyms }));
  }
  return parts;
}

function phraseLength(words: readonly string[], from: number, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.maxPhraseWords, words.length - from); length > 1; length -= 1) {
    if (synonymForms(words.slice(from, from + length).join(" "), synonyms)) return length;
  }
  return 1;
}

/** A one-letter prefix would match half of the products. */
const minPrefixLength = 2;

function planPart(typed: readonly string[], { unfinished, synonyms }: PlanOptions): QueryPart {
  const phrase = typed.join(" ");
  const same = phraseForms(phrase);
  const others = [...(synonymForms(phrase, synonyms) ?? [])].filter((other) => !same.includes(other));
  const terms: { relation: Relation; term: Term }[] = [{ relation: "same", term: { phrases: same, prefix: false } }];
  if (others.length > 0) terms.push({ relation: "synonym", term: { phrases: others, prefix: false } });
  if (unfinished && typed.length === 1 && phrase.length >= minPrefixLength) {
    terms.push({ relation: "prefix", term: { phrases: [phrase], prefix: true } });
  }
  return { typed, terms };
}
