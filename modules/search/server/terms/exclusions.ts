/** Words with another meaning next to another word: "kaus kaki" are socks, not a shirt. */
const exclusions: ReadonlyMap<string, string> = new Map([
  ["kaus", "kaki"],
  ["kaos", "kaki"],
]);

/** The word next to which this word has another meaning and does not match. */
export const excludedBeside = (word: string): string | undefined => exclusions.get(word);
