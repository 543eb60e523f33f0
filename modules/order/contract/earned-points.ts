/**
 * What an order's goods earn at one point for each `earnedBy` rupiah actually paid (D-16); freight and fees earn nothing, nor
 * does what went back for pieces called off.
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
