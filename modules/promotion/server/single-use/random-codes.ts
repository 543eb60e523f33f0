import { randomBytes } from "node:crypto";

/** Without characters that are easily confused: no 0 and O, no 1, I and L, no U beside V. */
export const codeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 58 bits: with a million codes, the chance of a guess is one in about half a million million. */
const randomLength = 12;

/** Bytes from here on are discarded; they would make the first letters more likely. */
const fairBytes = 256 - (256 % codeLetters.length);

/** Distinct unguessable codes, each with the prefix, sorted: inserting sorted rows into an index is faster. */
export function randomCodes(count: number, prefix: string): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const letters = [...randomBytes((count - codes.size) * (randomLength + 2))].filter((byte) => byte < fairBytes);
    for (let at = 0; at + randomLength <= letters.length && codes.size < count; at += randomLength) {
      let code = prefix;
      for (let next = at; next < at + randomLength; next += 1)
        code += codeLetters[(letters[next] ?? 0) % codeLetters.length];
      codes.add(code);
    }
  }
  return [...codes].sort();
}
