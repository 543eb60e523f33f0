import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminSizeGuideChoices } from "./operations/adminSizeGuideChoices.ts";
import { adminSizeGuides } from "./operations/adminSizeGuides.ts";
import type { SizeGuideAdminDeps } from "./size-guide-admin-deps.ts";

/** The size guide's part of the admin schema. */
export const sizeGuideAdminModule = (deps: SizeGuideAdminDeps): ShopModule => ({
  name: "size-guide",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: { adminSizeGuides: adminSizeGuides(deps), adminSizeGuideChoices: adminSizeGuideChoices(deps) },
  },
});
