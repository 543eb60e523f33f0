import { audienceSize, nextOfAudience } from "#modules/newsletter/server/index.ts";
import type { NotificationAudience } from "#modules/notification/server/index.ts";

/** News of offers are for members who agreed to offers, by e-mail or by WhatsApp. */
export const offerAudience: NotificationAudience = { size: audienceSize, next: nextOfAudience };
