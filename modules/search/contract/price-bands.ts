/** Boundaries between price bands, in rupiah. */
const edges = [100_000, 250_000, 500_000, 1_000_000, 2_000_000] as const;

/** A range of prices: `from` is included, `below` is not. */
export type PriceBand = { readonly code: string; readonly from: number; readonly below: number | null };

/** The bands of the price filter, cheapest first; their codes are the amounts, as in `100000-250000`. */
export const priceBands: readonly PriceBand[] = [0, ...edges].map((from, at) => {
  const below = edges[at] ?? null;
  return { code: `${from}-${below ?? ""}`, from, below };
});

/** The code of the band that contains a price. */
export function priceBandOf(price: number): string {
  const band = priceBands.find(({ below }) => below === null || price < below);
  return band?.code ?? "";
}
