import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { queryStoreList } from "./operations/queryStoreList.ts";
import type { StoresDeps } from "./stores-deps.ts";

export { storesAdminModule } from "./admin-module.ts";
export { storesMigrations } from "./migration-source.ts";
export type { StoreUse, StoreUses } from "./ports/store-uses.ts";
export { storeRecord } from "./records/store-record.ts";
export { saveStore } from "./save-store.ts";
export { findStores } from "./store/admin-stores.ts";
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
