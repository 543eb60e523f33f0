/** The different items of a cell with commas between them, such as tags. */
export const listed = (text: string | null): string[] => [
  ...new Set((text ?? "").split(",").flatMap((item) => item.trim() || [])),
];

/**
 * List price and sale price from the price other shops compare with and the one they charge. A price of zero means "not filled
 * in yet": products are never sold for free.
 */
export function priceFields(
  list: number | null,
  charged: number | null,
): { readonly price: number | null; readonly salePrice: number | null } {
  const [full, now] = [list || null, charged || null];
  if (full !== null && now !== null && full > now) return { price: full, salePrice: now };
  return { price: now ?? full, salePrice: null };
}

/** Whole units of at least one; smaller measures are taken for not filled in. */
export const measure = (value: number | null): number | null =>
  value !== null && value >= 0.5 ? Math.round(value) : null;
