/**
 * The points an order earns: one for each `earnedBy` rupiah paid for products (D-16), without freight, fees and refunded amounts.
 */
export const earnedPoints = (
  lines: readonly { readonly payAmount: number }[],
  earnedBy: number,
  givenBack = 0,
): number =>
  Math.floor(
    Math.max(
      0,
      lines.reduce((sum, { payAmount }) => sum + payAmount, -givenBack),
    ) / earnedBy,
  );
