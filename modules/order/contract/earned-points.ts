/** What an order's goods earn at one point for each `earnedBy` rupiah actually paid (D-16); freight and fees earn nothing. */
export const earnedPoints = (lines: readonly { readonly payAmount: number }[], earnedBy: number): number =>
  Math.floor(lines.reduce((sum, { payAmount }) => sum + payAmount, 0) / earnedBy);
