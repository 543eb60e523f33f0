/** The distinct comma-separated items of a cell, such as tags. */
export const listed = (text: string | null): string[] => [
  ...new Set((text ?? "").split(",").flatMap((item) => item.trim() || [])),
];

/**
 * List price and sale price from another shop system's compare-at price and price. A price of zero counts as missing:
 * products are never sold for free.
 */
export function priceFields(
  list: number | null,
  charged: number | null,
): { readonly price: number | null; readonly salePrice: number | null } {
  const [full, now] = [list || null, charged || null];
  if (full !== null && now !== null && full > now) return { price: full, salePrice: now };
  return { price: now ?? full, salePrice: null };
}

/** Rounds to whole units; values that round to zero count as missing. */
export const measure = (value: number | null): number | null =>
  value !== null && value >= 0.5 ? Math.round(value) : null;
