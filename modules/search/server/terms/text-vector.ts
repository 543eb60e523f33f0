/** The terms of a product by weight: A its names, B its brand and categories, C its facts, D its description. */
export type WeightedTerms = Readonly<Record<Weight, readonly string[]>>;

const weights = ["A", "B", "C", "D"] as const;
type Weight = (typeof weights)[number];

/** Limits the index size of products with very long descriptions. */
const maxTerms = 600;

/** The text form of a PostgreSQL tsvector. Positions only carry the weights. */
export function textVector(terms: WeightedTerms): string {
  const weightsOf = new Map<string, Set<Weight>>();
  for (const weight of weights) {
    for (const term of terms[weight]) {
      const known = weightsOf.get(term);
      if (known) known.add(weight);
      else if (weightsOf.size < maxTerms) weightsOf.set(term, new Set([weight]));
    }
  }
  return [...weightsOf]
    .map(([term, found]) => `'${term}':${[...found].map((weight, at) => `${at + 1}${weight}`).join(",")}`)
    .join(" ");
}
