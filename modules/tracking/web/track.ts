import type { ShopEvent } from "../contract/shop-event.ts";
import { createEventBuffer } from "./event-buffer.ts";
import { currentUtmCampaign } from "./utm-campaign.ts";

/** The buffer of this browser tab. The shell opens it after consent, and closes it when consent is refused. */
export const pageEvents = createEventBuffer();

/** Reports an event. Before consent it is buffered and nothing is sent; on the server it does nothing. */
export function track(event: ShopEvent): void {
  if (typeof window === "undefined") return;
  const { origin, pathname } = location;
  pageEvents.note({ event, at: Date.now(), campaign: currentUtmCampaign(), page: origin + pathname });
}
