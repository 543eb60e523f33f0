/** What points cost and are worth here; settings of the shop (D-16). */
export type PointRates = {
  /** Rupiah a point pays. */
  readonly worth: number;
  /** Rupiah of goods actually paid that bring one point. */
  readonly earnedBy: number;
};

/** The default rates. */
export const usualPointRates: PointRates = { worth: 100, earnedBy: 10_000 };
