import type { Relation } from "../memory/match-words.ts";
import type { Term } from "../store/postings.ts";
import { wordsOfQuery } from "./split-words.ts";
import { longestPhrase, synonymsOf } from "./synonyms.ts";

/** One thing a shopper named, and the terms it is looked for by. */
export type PlannedWord = {
  /** The words as typed; several when together they name one thing, as in "bulu tangkis". */
  readonly typed: readonly string[];
  readonly terms: readonly { readonly relation: Relation; readonly term: Term }[];
};

/** More words than these are not looked at. */
const mostWords = 10;

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
function otherNames(phrase: string): Set<string> | null {
  const known = phraseForms(phrase).flatMap((form) => [...(synonymsOf(form) ?? [])]);
  return known.length > 0 ? new Set(known.flatMap(phraseForms)) : null;
}

export type PlanOptions = {
  /** Whether the last word may be unfinished. */
  readonly unfinished: boolean;
};

/** Cuts what was typed into things, the longest known phrase first. */
export function planWords(text: string, { unfinished }: PlanOptions): PlannedWord[] {
  const words = wordsOfQuery(text).slice(0, mostWords);
  const planned: PlannedWord[] = [];
  for (let from = 0; from < words.length; ) {
    const length = phraseLength(words, from);
    const typed = words.slice(from, from + length);
    from += length;
    planned.push(planWord(typed, unfinished && from === words.length));
  }
  return planned;
}

function phraseLength(words: readonly string[], from: number): number {
  for (let length = Math.min(longestPhrase, words.length - from); length > 1; length -= 1) {
    if (otherNames(words.slice(from, from + length).join(" "))) return length;
  }
  return 1;
}

/** Shorter beginnings would find half the shop. */
const shortestBeginning = 2;

function planWord(typed: readonly string[], unfinished: boolean): PlannedWord {
  const phrase = typed.join(" ");
  const same = phraseForms(phrase);
  const others = [...(otherNames(phrase) ?? [])].filter((other) => !same.includes(other));
  const terms: { relation: Relation; term: Term }[] = [{ relation: "same", term: { phrases: same, beginning: false } }];
  if (others.length > 0) terms.push({ relation: "synonym", term: { phrases: others, beginning: false } });
  if (unfinished && typed.length === 1 && phrase.length >= shortestBeginning) {
    terms.push({ relation: "beginning", term: { phrases: [phrase], beginning: true } });
  }
  return { typed, terms };
}
