/** Prices are grouped at these rupiah amounts. */
const edges = [100_000, 250_000, 500_000, 1_000_000, 2_000_000] as const;

/** A range of prices: from its first amount up to, but not including, its second. */
export type PriceBand = { readonly code: string; readonly from: number; readonly below: number | null };

/** The ranges a listing can be narrowed to, cheapest first; their codes are the amounts, as in `100000-250000`. */
export const priceBands: readonly PriceBand[] = [0, ...edges].map((from, at) => {
  const below = edges[at] ?? null;
  return { code: `${from}-${below ?? ""}`, from, below };
});

/** The code of the range a price lies in. */
export function priceBandOf(price: number): string {
  const band = priceBands.find(({ below }) => below === null || price < below);
  return band?.code ?? "";
}
