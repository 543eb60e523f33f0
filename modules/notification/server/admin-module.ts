import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { NotificationAdminDeps } from "./notification-admin-deps.ts";
import { adminMessages } from "./operations/adminMessages.ts";
import { adminMessageTexts } from "./operations/adminMessageTexts.ts";
import { adminPreviewMessage } from "./operations/adminPreviewMessage.ts";
import { adminSendTestMessage } from "./operations/adminSendTestMessage.ts";

/** The part of message texts in the admin schema. */
export const notificationAdminModule = (deps: NotificationAdminDeps): ShopModule => ({
  name: "notification",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminMessages: adminMessages(deps),
      adminMessageTexts: adminMessageTexts(deps),
      adminPreviewMessage: adminPreviewMessage(deps),
    },
    Mutation: { adminSendTestMessage: adminSendTestMessage(deps) },
  },
});
