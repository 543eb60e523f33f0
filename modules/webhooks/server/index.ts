export { webhooksAdminModule } from "./admin-module.ts";
export { startWebhooks } from "./delivery/start-webhooks.ts";
export { webhooksMigrations } from "./migration-source.ts";
export { type WebhookRules, webhookRecord } from "./record/webhook-record.ts";
export { purgeWebhookDeliveries } from "./store/delivery-log.ts";
export { webhookWrites, writeWebhookEvents } from "./store/event-writes.ts";
export { webhooksSealed } from "./store/sealed-columns.ts";
export type { WebhookEvent } from "./webhook-event.ts";
