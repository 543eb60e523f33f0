import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminStoreList } from "./operations/adminStoreList.ts";
import type { StoresAdminDeps } from "./stores-admin-deps.ts";

/** The stores' part of the admin schema. */
export const storesAdminModule = (deps: StoresAdminDeps): ShopModule => ({
  name: "stores",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: { Query: { adminStoreList: adminStoreList(deps) } },
});
