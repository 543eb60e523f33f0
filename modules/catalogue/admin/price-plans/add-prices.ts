import type { PlannedSku, Prices } from "./planned-prices.ts";

/** What a dialog that adds prices to a plan takes. */
export type AddPricesProps = {
  /** The prices of the plan so far. */
  readonly prices: Prices;
  /** How many prices a plan may have. */
  readonly most: number;
  readonly onAdd: (skus: readonly PlannedSku[], prices: ReadonlyMap<string, number>) => void;
  readonly onClose: () => void;
};
