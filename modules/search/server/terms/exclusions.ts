/** Words that mean something else beside another word: "kaus kaki" are socks, not a shirt. */
const exclusions: ReadonlyMap<string, string> = new Map([
  ["kaus", "kaki"],
  ["kaos", "kaki"],
]);

/** The word beside which this one means something else and does not match. */
export const excludedBeside = (word: string): string | undefined => exclusions.get(word);
