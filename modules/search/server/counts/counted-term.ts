import { fold } from "../terms/fold.ts";

const mostTermLetters = 60;

/** Looks like an e-mail address, a telephone number or a card number: such texts are not stored. */
const personal = /@|(?:\d[\s.-]?){7,}/;

/**
 * The normalized text under which a search is counted; null if it is not counted. Spellings with the same results count
 * together.
 */
export function countedTerm(text: string): string | null {
  const term = fold(text).replace(/\s+/g, " ").trim();
  return term === "" || term.length > mostTermLetters || personal.test(term) ? null : term;
}
