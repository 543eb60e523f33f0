import type { CatalogueDeps } from "#modules/catalogue/server/index.ts";
import type { SearchCounter } from "./counts/search-counter.ts";
import type { ProductSearch } from "./ports/product-search.ts";
import type { Recommendations } from "./ports/recommendations.ts";

/**
 * Dependencies of the module's operations. `database` may be a read replica: shoppers' operations write nothing here.
 */
export type SearchDeps = CatalogueDeps & {
  readonly search: ProductSearch;
  readonly recommendations: Recommendations;
  /** Counts searches; without it nothing is counted. */
  readonly counter?: Pick<SearchCounter, "searched">;
};
