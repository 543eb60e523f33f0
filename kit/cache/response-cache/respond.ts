import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPrebuilt } from "../prebuilt-response.ts";
import { acceptedEncodings } from "./accept-encoding.ts";
import { addGzip, bytesOf, type EncodedResponse, type EncodedVariant } from "./encoded-response.ts";

/** Whether the content coding this client would get exists already. */
export function isReadyFor({ variants, compressible }: EncodedResponse, acceptEncoding: string | undefined): boolean {
  if (!compressible || variants.gzip) return true;
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding === "gzip") return false;
    if (variants[encoding]) return true;
  }
  return true;
}

/** Sends a page, after making the content coding that only this client requests. */
export async function encodeAndSend(
  request: IncomingMessage,
  response: ServerResponse,
  entry: EncodedResponse,
): Promise<void> {
  if (!isReadyFor(entry, request.headers["accept-encoding"])) await addGzip(entry);
  sendEncoded(request, response, entry);
}

/** Sends a page. Everything that can be prepared is in the entry, so that a hit costs next to nothing. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, entry: EncodedResponse): void {
  const requested = request.headers["if-none-match"];
  const known = requested === undefined || entry.status !== 200 ? undefined : matchingTag(requested, entry);
  if (known !== undefined) {
    response.writeHead(304, [...entry.notModified, "etag", known]);
    response.end();
    return;
  }
  const variant = pickVariant(entry, request.headers["accept-encoding"]);
  const asksForBody = request.method !== "HEAD";
  if (asksForBody && sendPrebuilt(response, entry.status, variant.ready)) return;
  response.writeHead(entry.status, variant.headers);
  response.end(asksForBody ? bytesOf(variant) : undefined);
}

function pickVariant(entry: EncodedResponse, acceptEncoding: string | undefined): EncodedVariant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = entry.variants[encoding];
    if (variant) return variant;
  }
  return entry.variants.identity;
}

/**
 * The tag under which the client already holds this page, in any coding. It is echoed: the tag of another coding
 * would invalidate the client's copy.
 */
function matchingTag(requested: string, entry: EncodedResponse): string | undefined {
  if (requested.trim() === "*") return entry.etag;
  const hash = entry.etag.slice(0, -1);
  for (const part of requested.split(",")) {
    const tag = part.trim().replace(/^W\//, "");
    if (tag === entry.etag || tag === `${hash}-gzip"` || tag === `${hash}-br"` || tag === `${hash}-quickbr"`)
      return tag;
  }
  return undefined;
}
