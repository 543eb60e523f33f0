import { audienceSize, nextOfAudience } from "#modules/newsletter/server/index.ts";
import type { NotificationAudience } from "#modules/notification/server/index.ts";
import { type SegmentFacts, segmentAudience } from "#modules/segments/server/index.ts";

/** Members who agreed to offers by e-mail or WhatsApp, or those of a segment among them. */
export const offerAudience = (facts: SegmentFacts): NotificationAudience => ({
  size: audienceSize,
  next: nextOfAudience,
  ofSegment: segmentAudience(facts),
});
