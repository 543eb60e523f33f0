/** What a product is found and sorted by. */
export type DocumentFields = {
  readonly code: string;
  readonly brand: string;
  readonly categories: readonly string[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly available: boolean;
  readonly popularity: number;
};
