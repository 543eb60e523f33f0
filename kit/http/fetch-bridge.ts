import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

/** Properties that a Node request cannot be trusted for, and therefore come from the configuration. */
export type RequestSource = {
  /** Scheme and host of the site as configured, for example "https://shop.example"; no trailing slash. */
  readonly origin: string;
  /** Replaces the requested path and query. */
  readonly pathAndQuery?: string;
  /** Lower-case names of further headers that must not pass. */
  readonly dropHeaders?: ReadonlySet<string>;
  /** If given, the request's signal aborts when the client disconnects before the response has ended. */
  readonly response?: ServerResponse;
  /** The body, if it has been read already; null for none. */
  readonly body?: Buffer | null;
};

// Host headers a client may invent, and hop-by-hop headers.
const neverPassed = new Set([
  "host",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Converts a Node request to a WHATWG request whose host is always the configured one. */
export function toRequest(incoming: IncomingMessage, source: RequestSource): Request {
  const method = incoming.method ?? "GET";
  const init: RequestInit & { duplex?: "half" } = { method, headers: toHeaders(incoming, source) };
  if (method !== "GET" && method !== "HEAD") {
    if (source.body !== undefined) init.body = source.body as Uint8Array<ArrayBuffer> | null;
    else {
      init.body = Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>;
      init.duplex = "half";
    }
  }
  if (source.response) init.signal = disconnectSignal(source.response);
  // Concatenated: resolving "//evil.example/" as a relative address would leave the site.
  return new Request(source.origin + (source.pathAndQuery ?? askedPath(incoming.url)), init);
}

/** Aborts when the client disconnects before the response has been sent completely. */
function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort(new Error("the client went away"));
  });
  return controller.signal;
}

/** The path and query of a request line, also when a proxy sent the absolute form. */
export function askedPath(url: string | undefined): string {
  if (url?.startsWith("/")) return url;
  const absolute = url ? URL.parse(url) : null;
  return absolute?.pathname.startsWith("/") ? absolute.pathname + absolute.search : "/";
}

function toHeaders(incoming: IncomingMessage, source: RequestSource): Headers {
  const headers = new Headers();
  const raw = incoming.rawHeaders;
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? "").toLowerCase();
    if (name.startsWith(":") || neverPassed.has(name) || source.dropHeaders?.has(name)) continue;
    headers.append(name, raw[at + 1] ?? "");
  }
  headers.set("host", source.origin.slice(source.origin.indexOf("//") + 2));
  return headers;
}

/** Joins a response body into one buffer, for cached responses. */
export async function readBody(response: Response): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body as unknown as NodeReadableStream<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
