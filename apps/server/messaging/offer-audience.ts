import { audienceSize, nextOfAudience } from "#modules/newsletter/server/index.ts";
import type { NotificationAudience } from "#modules/notification/server/index.ts";

/** Members who agreed to offers by e-mail or WhatsApp. */
export const offerAudience: NotificationAudience = { size: audienceSize, next: nextOfAudience };
