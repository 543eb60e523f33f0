import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { scrubPath } from "#kit/http/scrub-text.ts";
import type { OpenSpan, Telemetry } from "./telemetry.ts";

type Outgoing = {
  readonly origin: string | URL;
  readonly method: string;
  readonly path: string;
  addHeader(name: string, value: string): unknown;
};
type Event = { request: Outgoing; response?: { statusCode: number }; error?: unknown };

/**
 * One span for each call of `fetch` in this process, until the returned function is called. The called service gets the trace
 * header. Node reports its calls on diagnostics channels, so adapters need not know about telemetry.
 */
export function traceFetch(telemetry: Telemetry): () => void {
  if (!telemetry.on) return () => undefined;
  const open = new WeakMap<Outgoing, OpenSpan>();
  const begin = ({ request }: Event) => {
    const { host } = new URL(request.origin);
    const attributes = {
      "http.request.method": request.method,
      "server.host": host,
      "url.path": scrubPath(request.path),
    };
    const span = telemetry.begin(`${request.method} ${host}`, attributes);
    const header = span.run(() => telemetry.traceparent());
    if (header) request.addHeader("traceparent", header);
    open.set(request, span);
  };
  const end = ({ request, response, error }: Event) => {
    const span = open.get(request);
    open.delete(request);
    if (response) span?.set({ "http.response.status_code": response.statusCode });
    span?.end(error);
  };
  const channels = {
    "undici:request:create": begin,
    "undici:request:headers": end,
    "undici:request:error": end,
  };
  const listeners = Object.entries(channels).map(
    ([channel, handle]) => [channel, (event: unknown) => handle(event as Event)] as const,
  );
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
