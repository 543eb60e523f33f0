import type { Facet } from "../../contract/facets.ts";

export const facetBit: Readonly<Record<Facet, number>> = {
  category: 1,
  brand: 2,
  price: 4,
  size: 8,
  color: 16,
  availability: 32,
};

/** Numbers for the values of all facets: a document stores them instead of codes. */
export type FacetValues = {
  /** The number of a value; new values get the next one. */
  add(facet: Facet, code: string): number;
  /** Undefined for a value that no product has. */
  find(facet: Facet, code: string): number | undefined;
  count(): number;
  codeOf(value: number): string;
  /** The bit of each value's facet, by its number. */
  bits(): Uint8Array;
  of(facet: Facet): readonly number[];
};

/** The maximum of a 16-bit column. */
const maxFacetValues = 65_535;

export function createFacetValues(): FacetValues {
  const numbers = new Map<string, number>();
  const codes: string[] = [];
  const byFacet: Record<Facet, number[]> = {
    category: [],
    brand: [],
    price: [],
    size: [],
    color: [],
    availability: [],
  };
  let bits = new Uint8Array(256);
  return {
    add(facet, code) {
      const key = `${facet} ${code}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const value = codes.length;
      if (value >= maxFacetValues)
        throw new RangeError("more facet values (brands, categories, sizes, colours) than the search index can number");
      numbers.set(key, value);
      codes.push(code);
      byFacet[facet].push(value);
      if (value >= bits.length) {
        const larger = new Uint8Array(bits.length * 2);
        larger.set(bits);
        bits = larger;
      }
      bits[value] = facetBit[facet];
      return value;
    },
    find: (facet, code) => numbers.get(`${facet} ${code}`),
    count: () => codes.length,
    codeOf: (value) => codes[value] ?? "",
    bits: () => bits,
    of: (facet) => byFacet[facet],
  };
}
