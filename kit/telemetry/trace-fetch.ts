import type { Telemetry } from "./telemetry.ts";

type Fetch = typeof globalThis.fetch;

/** A `fetch` that shows each call to the outside as a span and hands the trace on. */
export function traceFetch(fetch: Fetch, telemetry: Telemetry): Fetch {
  if (!telemetry.on) return fetch;
  return (input, init) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    const attributes = { "http.request.method": request.method, "server.host": host, "url.path": pathname };
    return telemetry.span(`${request.method} ${host}`, attributes, async () => {
      const parent = telemetry.traceparent();
      if (parent) request.headers.set("traceparent", parent);
      return fetch(request);
    });
  };
}
