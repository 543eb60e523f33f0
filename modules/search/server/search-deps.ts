import type { CatalogueDeps } from "#modules/catalogue/server/index.ts";
import type { ProductSearch } from "./ports/product-search.ts";
import type { Recommendations } from "./ports/recommendations.ts";

/** What the module's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type SearchDeps = CatalogueDeps & {
  /** Who finds and lists products. */
  readonly search: ProductSearch;
  /** Who says what goes well with a product. */
  readonly recommendations: Recommendations;
};
