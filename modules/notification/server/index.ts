export { type DeliverMessageDeps, deliverMessage } from "./deliver-message.ts";
export type { Delivery } from "./delivery.ts";
export { notificationMigrations } from "./migration-source.ts";
export { type Sealer, sealerOf } from "./sealer.ts";
export { messageTopic, type SendMessageDeps, sendMessage } from "./send-message.ts";
export type { Senders } from "./senders.ts";
export { findDelivery, purgeDeliveries } from "./store/delivery-store.ts";
export type { ShopCard } from "./templates/shop-card.ts";
