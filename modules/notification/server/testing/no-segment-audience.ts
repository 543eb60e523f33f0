import type { NotificationAudience } from "../broadcast/broadcast.ts";

/** A shop without segments of customers. */
export const noSegmentAudience: NotificationAudience["ofSegment"] = { size: async () => null, next: async () => [] };
