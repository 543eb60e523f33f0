import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { adminReplayWebhookDelivery } from "./operations/adminReplayWebhookDelivery.ts";
import { adminRotateWebhookSecret } from "./operations/adminRotateWebhookSecret.ts";
import { adminTestWebhook } from "./operations/adminTestWebhook.ts";
import { adminWebhookDeliveries } from "./operations/adminWebhookDeliveries.ts";
import { adminWebhooks } from "./operations/adminWebhooks.ts";
import type { WebhooksAdminDeps } from "./webhooks-deps.ts";

/** The part of webhooks in the admin schema. */
export const webhooksAdminModule = (deps: WebhooksAdminDeps): ShopModule => ({
  name: "webhooks",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: { adminWebhooks: adminWebhooks(deps), adminWebhookDeliveries: adminWebhookDeliveries(deps) },
    Mutation: {
      adminRotateWebhookSecret: adminRotateWebhookSecret(deps),
      adminReplayWebhookDelivery: adminReplayWebhookDelivery(deps),
      adminTestWebhook: adminTestWebhook(deps),
    },
  },
});
