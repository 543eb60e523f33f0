import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

/** What a Node request cannot be trusted to say about itself, and therefore comes from configuration. */
export type RequestSource = {
  /** Scheme and host of the site as configured, for example "https://shop.example"; no trailing slash. */
  readonly origin: string;
  /** Replaces the path and query that were asked for. */
  readonly pathAndQuery?: string;
  /** Lower-case names of further headers that must not pass. */
  readonly dropHeaders?: ReadonlySet<string>;
  /** When given, the request's signal aborts as soon as the client goes away before the answer has ended. */
  readonly response?: ServerResponse;
  /** The body, where it has been read already; null when there was none. */
  readonly body?: Buffer | null;
};

// Host names a client may invent, and headers that belong to one connection only.
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

/** Turns a Node request into a WHATWG request whose host is always the configured one. */
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
  // Joined as text: resolving "//evil.example/" as a relative address would leave the site.
  return new Request(source.origin + (source.pathAndQuery ?? askedPath(incoming.url)), init);
}

/** Aborts when the client goes away before the answer has been handed over completely. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
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

/**
 * Sends a WHATWG response over a Node response. Settles when everything is handed over or the client has gone.
 * Rejects when the body breaks: before its first byte `headersSent` is false and the caller can still answer; later the
 * connection has been cut, so that nobody takes half a page for a whole one.
 */
export async function sendResponse(response: Response, outgoing: ServerResponse, method = "GET"): Promise<void> {
  const reader = method === "HEAD" ? null : response.body?.getReader();
  if (!reader) {
    await response.body?.cancel();
    writeHead(response, outgoing);
    outgoing.end();
    return;
  }
  // The head waits for the first piece: both leave in one packet, and an early failure can still become an error page.
  let piece = await reader.read();
  if (outgoing.destroyed) return void (await reader.cancel());
  const cancel = () => void reader.cancel().catch(() => undefined);
  outgoing.once("close", cancel);
  writeHead(response, outgoing);
  try {
    while (!piece.done && !outgoing.destroyed) {
      if (!outgoing.write(piece.value)) await roomToWrite(outgoing);
      piece = await reader.read();
    }
    outgoing.end();
  } catch (problem) {
    outgoing.destroy();
    throw problem;
  } finally {
    outgoing.off("close", cancel);
  }
}

function writeHead(response: Response, outgoing: ServerResponse): void {
  const flat: string[] = [];
  for (const [name, value] of response.headers) flat.push(name, value);
  if (response.statusText) outgoing.writeHead(response.status, response.statusText, flat);
  else outgoing.writeHead(response.status, flat);
}

function roomToWrite(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.on("drain", done);
    outgoing.on("close", done);
  });
}

/** Joins a response body into one buffer, for answers that are kept. */
export async function readBody(response: Response): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body as unknown as NodeReadableStream<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}
