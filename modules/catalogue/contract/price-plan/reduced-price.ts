/** How the prices of many SKUs are set at once: reduced by a percentage, and rounded to a multiple of some rupiah. */
export type Reduction = { readonly percent: number; readonly roundTo: number };

/** The multiples that prices can be rounded to, in rupiah. */
export const roundings = [1, 100, 500, 1_000, 5_000, 10_000] as const;

/** A reduced price: rounded to the nearest multiple, half of one up; never nothing and never above the price itself. */
export function reducedPrice(price: number, { percent, roundTo }: Reduction): number {
  // In hundredths, so that no fraction of a rupiah is lost before rounding.
  const exact = price * (100 - percent);
  const rounded = Math.floor((exact + roundTo * 50) / (roundTo * 100)) * roundTo;
  return Math.min(Math.max(rounded, roundTo), price);
}
