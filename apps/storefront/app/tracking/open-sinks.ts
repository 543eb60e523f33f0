import { ga4Sink } from "#adapters/browser-analytics/ga4/ga4-sink.ts";
import { pixelSink } from "#adapters/browser-analytics/pixel/pixel-sink.ts";
import type { EventSink } from "#modules/tracking/contract/event-sink.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import { reportOnce } from "#modules/tracking/web/report-once.ts";
import { visitorNumber } from "#modules/tracking/web/visitor-number.ts";

/** All measuring tools as one sink. Loaded and called only after consent. */
export function openSinks({ analytics, pixel }: Measuring): EventSink {
  const generate = () => crypto.randomUUID();
  const sinks: EventSink[] = [];
  if (analytics) {
    const numbers = {
      clientId: visitorNumber(localStorage, generate),
      sessionId: visitorNumber(sessionStorage, generate),
    };
    sinks.push(ga4Sink({ ...analytics, ...numbers }));
  }
  if (pixel) sinks.push(pixelSink(pixel));
  const isNew = reportOnce(localStorage);
  return {
    send(events) {
      const unsent = events.filter(isNew);
      for (const sink of sinks) sink.send(unsent);
    },
  };
}
