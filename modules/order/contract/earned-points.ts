/** Rupiah of goods actually paid for one point (D-16). */
export const rupiahPerPoint = 10_000;

/** What an order's goods earn; freight and fees earn nothing. */
export const earnedPoints = (lines: readonly { readonly payAmount: number }[]): number =>
  Math.floor(lines.reduce((sum, { payAmount }) => sum + payAmount, 0) / rupiahPerPoint);
