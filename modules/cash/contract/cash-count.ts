/** Notes and coins that are counted, the largest first. Rp1.000 exists as both and is counted together. */
export const denominations = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

/** Counted pieces by their value in rupiah: `{ "100000": 3 }`. Values without pieces are left out. */
export type CashPieces = Readonly<Record<string, number>>;

/** The sum of counted pieces. */
export const countedCash = (pieces: CashPieces): number =>
  denominations.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0);

/** The most pieces of one value that can be entered. */
export const mostPieces = 100_000;
