import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { queryStoreList } from "./operations/queryStoreList.ts";
import type { StoresDeps } from "./stores-deps.ts";

export { storesMigrations } from "./migration-source.ts";
export { saveStore } from "./save-store.ts";
export { storesWithMedia } from "./store/media-usage.ts";
export { listStores, type Store, storeByCode, storesOffering } from "./store/stores.ts";
export type { StoreDraft } from "./store-draft.ts";

export function storesModule(deps: StoresDeps): ShopModule {
  return {
    name: "stores",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: { Query: { queryStoreList: queryStoreList(deps) } },
  };
}
