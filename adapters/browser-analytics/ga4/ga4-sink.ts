import type { EventSink, TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import type { Vendor } from "#modules/tracking/contract/measuring.ts";
import { eventParams } from "./event-params.ts";

/** Maximum number of events per request. */
const mostInOneRequest = 25;

export type Ga4Options = Vendor & {
  /** Identify visitors and their visits only. */
  readonly clientId: string;
  readonly sessionId: string;
};

/** Posts events to a collector in the format of GA4's measurement protocol, without cookies. */
export function ga4Sink({ url, id, clientId, sessionId }: Ga4Options): EventSink {
  const address = new URL(url);
  address.searchParams.set("measurement_id", id);

  const post = (events: readonly TrackedEvent[]) => {
    const [first] = events;
    const body = {
      client_id: clientId,
      timestamp_micros: (first?.at ?? 0) * 1000,
      events: events.map((noted) => ({
        name: noted.event.name,
        params: { ...eventParams(noted), session_id: sessionId, engagement_time_msec: 1 },
      })),
    };
    // `keepalive` lets the last events survive the page. Plain text needs no CORS preflight.
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
