import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { initCatalogProduct } from "./operations/initCatalogProduct.ts";
import { queryRecommendations } from "./operations/queryRecommendations.ts";
import { querySuggestions } from "./operations/querySuggestions.ts";
import type { SearchDeps } from "./search-deps.ts";

export { searchAdminModule } from "./admin-module.ts";
export { builtInRecommendations } from "./built-in-recommendations.ts";
export { builtInSearch } from "./built-in-search.ts";
export { type SearchCounter, searchCounter } from "./counts/search-counter.ts";
export { inOneTransaction, inSeparateTransactions, rebuildSearch } from "./documents/rebuild-search.ts";
export { refreshStale, staleChannel } from "./documents/refresh-stale.ts";
export { createSearchIndex, type SearchIndex } from "./memory-index/search-index.ts";
export { searchMigrations } from "./migration-source.ts";
export type { ProductSearch } from "./ports/product-search.ts";
export { searchRuleRecord } from "./records/search-rule-record.ts";
export { synonymsRecord } from "./records/synonyms-record.ts";
export { changedChannel } from "./search-channels.ts";
export type { SearchDeps } from "./search-deps.ts";
export { type BoughtTogether, writeBoughtTogether } from "./store/bought-together.ts";
export { failedSearchSums, failedTermSums } from "./store/failed-search-sums.ts";
export { purgeSearchCounts, searchesLeadingTo } from "./store/search-counts.ts";

export function searchModule(deps: SearchDeps): ShopModule {
  return {
    name: "search",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        initCatalogProduct: initCatalogProduct(deps),
        querySuggestions: querySuggestions(deps),
        queryRecommendations: queryRecommendations(deps),
      },
    },
  };
}
