import type { ShopEvent } from "./shop-event.ts";
import type { UtmCampaign } from "./utm-campaign.ts";

/** An event with its time, page and UTM campaign. */
export type TrackedEvent = {
  readonly event: ShopEvent;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly campaign: UtmCampaign | null;
  /** Scheme, host and path of the page, without its query. */
  readonly page: string;
};

/** An analytics tool. It is created only after consent, gets events in order, and must not throw. */
export type EventSink = {
  send(events: readonly TrackedEvent[]): void;
};
