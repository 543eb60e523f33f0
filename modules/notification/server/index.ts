import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { NotificationDeps } from "./notification-deps.ts";
import { queryNotificationList } from "./operations/queryNotificationList.ts";
import { readNotification } from "./operations/readNotification.ts";

export { notificationAdminModule } from "./admin-module.ts";
export { broadcast, broadcastTopic, deliverBroadcast, type NotificationAudience } from "./broadcast/broadcast.ts";
export { deliverMessage } from "./deliver-message.ts";
export type { Delivery } from "./delivery.ts";
export { addNotification, type NewNotification } from "./inbox/add-notification.ts";
export { putIntoEnvelope } from "./message-envelope.ts";
export { notificationMigrations } from "./migration-source.ts";
export type { NotificationDeps } from "./notification-deps.ts";
export type { RealMessages } from "./ports/real-messages.ts";
export { receiverHash } from "./receiver-hash.ts";
export { type KeyRing, type Sealer, type SealUse, sealerOf, sealKeyId } from "./sealer.ts";
export { messageTopic, type SendMessageDeps, sendMessage, sendMessageOnce } from "./send-message.ts";
export type { Senders } from "./senders.ts";
export { readBroadcasts } from "./store/broadcasts.ts";
export { deliveriesTo, purgeDeliveries } from "./store/delivery-store.ts";
export {
  collectNotifications,
  deleteNotifications,
  purgeNotifications,
  readNotifications,
} from "./store/notifications.ts";
export { renderEmailHtml } from "./templates/render-email-html.ts";
export { renderEmailText } from "./templates/render-email-text.ts";
export type { ShopCard } from "./templates/shop-card.ts";
export type { Template } from "./templates/template.ts";
export { templates } from "./templates/templates.ts";
export { messageTextRecord } from "./texts/message-text-record.ts";

export function notificationModule(deps: NotificationDeps): ShopModule {
  return {
    name: "notification",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { queryNotificationList: queryNotificationList(deps) },
      Mutation: { readNotification: readNotification(deps) },
    },
  };
}
