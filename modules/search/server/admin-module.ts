import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminFailedSearches } from "./operations/adminFailedSearches.ts";
import { adminSearchRules } from "./operations/adminSearchRules.ts";
import { adminSynonyms } from "./operations/adminSynonyms.ts";
import { adminTrySearch } from "./operations/adminTrySearch.ts";
import type { SearchAdminDeps } from "./search-admin-deps.ts";

export const searchAdminModule = (deps: SearchAdminDeps): ShopModule => ({
  name: "search",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminFailedSearches: adminFailedSearches(deps),
      adminSynonyms: adminSynonyms(deps),
      adminSearchRules: adminSearchRules(deps),
      adminTrySearch: adminTrySearch(deps),
    },
  },
});
