/** The counters of one SKU at one place (ADR 0091). `sold` counts reserved units too, `shipped` those of them that have left. */
export type StockCounters = {
  readonly quantity: number;
  readonly sold: number;
  readonly shipped: number;
  readonly safety: number;
};

export type StockLevels = {
  /** Units at the place, also those that belong to orders. */
  readonly onHand: number;
  /** Of these, the units orders have reserved or bought. */
  readonly held: number;
  /** Units that can still be sold online. */
  readonly sellable: number;
};

export const stockLevels = ({ quantity, sold, shipped, safety }: StockCounters): StockLevels => ({
  onHand: quantity - shipped,
  held: sold - shipped,
  sellable: Math.max(0, quantity - safety - sold),
});
