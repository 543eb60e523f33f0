import { fold } from "../terms/fold.ts";

const mostTermLetters = 60;

/** Looks like an e-mail address, a telephone number or a card number: such texts are not stored. */
const personal = /@|(?:\d[\s.-]?){7,}/;

/** The text under which a search is counted; null for one that is not. Spellings that find the same count together. */
export function countedTerm(text: string): string | null {
  const term = fold(text).replace(/\s+/g, " ").trim();
  return term === "" || term.length > mostTermLetters || personal.test(term) ? null : term;
}
