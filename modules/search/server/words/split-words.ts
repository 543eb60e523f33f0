import { fold } from "./fold.ts";

/** Longer than any word a person types; the index has a limit of its own. */
const longestWord = 40;

const possessive = /['’](?:s\b|(?=\s|$))/g;
const compound = /[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu;
const joints = /[-'’./]/;
const han = /[\p{Script=Han}]/u;
const hanRun = /[\p{Script=Han}]+|[^\p{Script=Han}]+/gu;

/** Chinese is written without spaces: each pair of neighbours counts as a word, and a lone character as itself. */
function hanWords(run: string, alsoSingles: boolean): string[] {
  const letters = [...run];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return letters.length === 1 || alsoSingles ? [...letters, ...pairs] : pairs;
}

const pieces = (word: string, alsoSingles: boolean): string[] =>
  han.test(word)
    ? (word.match(hanRun) ?? []).flatMap((run) => (han.test(run) ? hanWords(run, alsoSingles) : [run]))
    : [word];

const compounds = (text: string): string[] => fold(text).replace(possessive, " ").match(compound) ?? [];

/** The words a text can be found by: compounds such as "t-shirt" by their parts and as one word. */
export function wordsOfText(text: string): string[] {
  return compounds(text).flatMap((word) => {
    const parts = word.split(joints);
    const whole = parts.length > 1 ? [parts.join("")] : [];
    return [...parts, ...whole].flatMap((part) => pieces(part, true)).map((part) => part.slice(0, longestWord));
  });
}

/** The words of what a shopper typed: each must be found. */
export function wordsOfQuery(text: string): string[] {
  const words = compounds(text).flatMap((word) => word.split(joints));
  return [...new Set(words.flatMap((word) => pieces(word, false)).map((word) => word.slice(0, longestWord)))];
}
