import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminPaymentChannels } from "./operations/adminPaymentChannels.ts";
import type { PaymentAdminDeps } from "./payment-admin-deps.ts";

/** The payment channels' part of the admin schema. Refunds are in the module `admin`. */
export const paymentAdminModule = (deps: PaymentAdminDeps): ShopModule => ({
  name: "payment",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: { Query: { adminPaymentChannels: adminPaymentChannels(deps) } },
});
