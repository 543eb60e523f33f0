import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminSeller } from "./operations/adminSeller.ts";
import { adminShopRules } from "./operations/adminShopRules.ts";
import type { SettingsAdminDeps } from "./settings-admin-deps.ts";

/** The settings' part of the admin schema. */
export const settingsAdminModule = (deps: SettingsAdminDeps): ShopModule => ({
  name: "settings",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: { Query: { adminShopRules: adminShopRules(deps), adminSeller: adminSeller(deps) } },
});
