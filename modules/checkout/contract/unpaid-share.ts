/** Guests behind one address may always hold so many pieces of a product unpaid (D-93). */
const leastUnpaidPieces = 3;

/**
 * How many pieces of a product unpaid guests of one network may hold: `percent` of its stock. That is what can be sold now, and what
 * they hold themselves.
 */
export const mostUnpaidUnits = (percent: number, stock: number): number =>
  Math.max(leastUnpaidPieces, Math.floor((stock * percent) / 100));
