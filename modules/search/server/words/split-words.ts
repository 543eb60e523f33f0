import { fold, isPlain } from "./fold.ts";

/** Longer than any word a person types; the index has a limit of its own. */
const longestWord = 40;

const possessive = /['’](?:s\b|(?=\s|$))/g;
const compound = /[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu;
const joints = /[-'’./]/;
// The same for texts without other letters, and many times as fast.
const plainCompound = /[a-z0-9]+(?:[-'./][a-z0-9]+)*/g;
const han = /[\p{Script=Han}]/u;
const hanRun = /[\p{Script=Han}]+|[^\p{Script=Han}]+/gu;

/** Chinese is written without spaces: each pair of neighbours counts as a word, and a lone character as itself. */
function hanWords(run: string, alsoSingles: boolean): string[] {
  const letters = [...run];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return letters.length === 1 || alsoSingles ? [...letters, ...pairs] : pairs;
}

const pieces = (word: string, alsoSingles: boolean): string[] =>
  !isPlain(word) && han.test(word)
    ? (word.match(hanRun) ?? []).flatMap((run) => (han.test(run) ? hanWords(run, alsoSingles) : [run]))
    : [word];

function compounds(text: string): string[] {
  const folded = fold(text).replace(possessive, " ");
  return folded.match(isPlain(folded) ? plainCompound : compound) ?? [];
}

/** The words a text can be found by: compounds such as "t-shirt" by their parts and as one word. */
export function wordsOfText(text: string): string[] {
  const words: string[] = [];
  for (const word of compounds(text)) {
    if (!joints.test(word)) addPieces(words, word);
    else {
      const parts = word.split(joints);
      for (const part of [...parts, parts.join("")]) addPieces(words, part);
    }
  }
  return words;
}

function addPieces(words: string[], word: string): void {
  if (isPlain(word)) words.push(word.length > longestWord ? word.slice(0, longestWord) : word);
  else for (const piece of pieces(word, true)) words.push(piece.slice(0, longestWord));
}

/** The words of what a shopper typed: each must be found. */
export function wordsOfQuery(text: string): string[] {
  const words = compounds(text).flatMap((word) => word.split(joints));
  return [...new Set(words.flatMap((word) => pieces(word, false)).map((word) => word.slice(0, longestWord)))];
}
