import type { EventSink, NotedEvent } from "#modules/tracking/contract/event-sink.ts";
import type { Vendor } from "#modules/tracking/contract/measuring.ts";
import { eventParams } from "./event-params.ts";

/** The collector takes no more in one request. */
const mostInOneRequest = 25;

export type Ga4Options = Vendor & {
  /** Tell visitors and their visits apart, and nothing more. */
  readonly clientId: string;
  readonly sessionId: string;
};

/** Posts events to a collector as GA4's measurement protocol writes them. No cookie goes along, no answer is read. */
export function ga4Sink({ url, id, clientId, sessionId }: Ga4Options): EventSink {
  const address = new URL(url);
  address.searchParams.set("measurement_id", id);

  const post = (events: readonly NotedEvent[]) => {
    const [first] = events;
    const body = {
      client_id: clientId,
      timestamp_micros: (first?.at ?? 0) * 1000,
      events: events.map((noted) => ({
        name: noted.event.name,
        params: { ...eventParams(noted), session_id: sessionId, engagement_time_msec: 1 },
      })),
    };
    // Kept alive, so that the last event of a page survives the page. As plain text no permission is asked beforehand.
    fetch(address, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "text/plain;charset=UTF-8" },
      keepalive: true,
      mode: "no-cors",
      credentials: "omit",
    }).catch(() => undefined);
  };

  return {
    send(events) {
      for (let from = 0; from < events.length; from += mostInOneRequest) {
        post(events.slice(from, from + mostInOneRequest));
      }
    },
  };
}
