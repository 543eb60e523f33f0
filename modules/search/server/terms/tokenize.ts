import { fold, isAscii } from "./fold.ts";

/** Longer than typed words; the index has a limit of its own. */
const maxTermLength = 40;

const possessive = /['’](?:s\b|(?=\s|$))/g;
const compound = /[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu;
const joints = /[-'’./]/;
// The same for ASCII texts, many times as fast.
const asciiCompound = /[a-z0-9]+(?:[-'./][a-z0-9]+)*/g;
const han = /[\p{Script=Han}]/u;
const hanRun = /[\p{Script=Han}]+|[^\p{Script=Han}]+/gu;

/** Chinese is written without spaces: each pair of neighbouring characters is a term, and a single character is one itself. */
function hanTerms(run: string, withSingles: boolean): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 1 || withSingles ? [...characters, ...pairs] : pairs;
}

const splitHan = (word: string, withSingles: boolean): string[] =>
  !isAscii(word) && han.test(word)
    ? (word.match(hanRun) ?? []).flatMap((run) => (han.test(run) ? hanTerms(run, withSingles) : [run]))
    : [word];

function compounds(text: string): string[] {
  const folded = fold(text).replace(possessive, " ");
  return folded.match(isAscii(folded) ? asciiCompound : compound) ?? [];
}

/** The terms a text is indexed by: compounds such as "t-shirt" by their parts and as one term. */
export function tokenizeText(text: string): string[] {
  const terms: string[] = [];
  for (const word of compounds(text)) {
    if (!joints.test(word)) addTerms(terms, word);
    else {
      const parts = word.split(joints);
      for (const part of [...parts, parts.join("")]) addTerms(terms, part);
    }
  }
  return terms;
}

function addTerms(terms: string[], word: string): void {
  if (isAscii(word)) terms.push(word.length > maxTermLength ? word.slice(0, maxTermLength) : word);
  else for (const term of splitHan(word, true)) terms.push(term.slice(0, maxTermLength));
}

/** The terms of a typed text: each must match. */
export function tokenizeQuery(text: string): string[] {
  const words = compounds(text).flatMap((word) => word.split(joints));
  return [...new Set(words.flatMap((word) => splitHan(word, false)).map((term) => term.slice(0, maxTermLength)))];
}
