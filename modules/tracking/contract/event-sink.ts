import type { ShopEvent } from "./shop-event.ts";
import type { UtmCampaign } from "./utm-campaign.ts";

/** An event with what was true when it happened. */
export type TrackedEvent = {
  readonly event: ShopEvent;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly campaign: UtmCampaign | null;
  /** Scheme, host and path of the page, without its query. */
  readonly page: string;
};

/**
 * A measuring tool. It exists only after the visitor has agreed, gets events in their order, sends them on
 * its own and never throws: a shop that cannot be measured still sells.
 */
export type EventSink = {
  send(events: readonly TrackedEvent[]): void;
};
