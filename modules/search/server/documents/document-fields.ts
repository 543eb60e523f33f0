/** The fields that products are filtered and sorted by. */
export type DocumentFields = {
  readonly code: string;
  readonly brand: string;
  /** Every category of the product and their ancestors. */
  readonly categories: readonly string[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly available: boolean;
  readonly popularity: number;
};
