/** The codes of a wire format by the words of an enumeration. `as const satisfies CodesOf<Word>` fails to compile without every word. */
export type CodesOf<Word extends string> = Readonly<Record<Word, string>>;

/** The word of an external code; null for an unknown one. */
export const nameOfCode = <Word extends string>(codes: CodesOf<Word>, code: string | null | undefined): Word | null =>
  (Object.keys(codes) as Word[]).find((word) => codes[word] === code) ?? null;

/** The word of a code this shop has stored itself: an unknown one is a bug. */
export function storedWord<Word extends string>(codes: CodesOf<Word>, code: string): Word {
  const word = nameOfCode(codes, code);
  if (word === null) throw new Error(`no word for the stored code "${code}"`);
  return word;
}
