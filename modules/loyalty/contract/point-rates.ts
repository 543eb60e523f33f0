/** What points cost and are worth here; settings of the shop (D-16). */
export type PointRates = {
  /** Rupiah a point pays. */
  readonly worth: number;
  /** Rupiah actually paid for products that earn one point. */
  readonly earnedBy: number;
};

/** The default rates. */
export const usualPointRates: PointRates = { worth: 100, earnedBy: 10_000 };
