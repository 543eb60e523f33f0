import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminAreas } from "./operations/adminAreas.ts";
import { adminDelivery } from "./operations/adminDelivery.ts";
import { adminFreightRates } from "./operations/adminFreightRates.ts";
import { adminPreviewFreight } from "./operations/adminPreviewFreight.ts";
import type { ShippingAdminDeps } from "./shipping-admin-deps.ts";

/** The part of shipping in the admin schema. */
export const shippingAdminModule = (deps: ShippingAdminDeps): ShopModule => ({
  name: "shipping",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminDelivery: adminDelivery(deps),
      adminAreas: adminAreas(deps),
      adminFreightRates: adminFreightRates(deps),
      adminPreviewFreight: adminPreviewFreight(deps),
    },
  },
});
