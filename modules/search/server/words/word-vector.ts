/** The words of a product by what they weigh: A its names, B its brand and categories, C its facts, D its description. */
export type WeighedWords = Readonly<Record<Weight, readonly string[]>>;

export const weights = ["A", "B", "C", "D"] as const;
export type Weight = (typeof weights)[number];

/** So many words of one product are kept: an encyclopaedia in a description must not fill the index. */
const mostWords = 600;

/** PostgreSQL's text form of a vector. A place is only there to carry its weight. */
export function wordVector(words: WeighedWords): string {
  const found = new Map<string, Set<Weight>>();
  for (const weight of weights) {
    for (const word of words[weight]) {
      const known = found.get(word);
      if (known) known.add(weight);
      else if (found.size < mostWords) found.set(word, new Set([weight]));
    }
  }
  return [...found]
    .map(([word, kinds]) => `'${word}':${[...kinds].map((weight, at) => `${at + 1}${weight}`).join(",")}`)
    .join(" ");
}
