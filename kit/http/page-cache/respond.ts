import type { IncomingMessage, ServerResponse } from "node:http";
import { sendReady } from "../ready-answer.ts";
import { acceptedEncodings } from "./accept-encoding.ts";
import { addGzip, bytesOf, type PageEntry, type PageVariant } from "./page-entry.ts";

/** Whether the answer is there in the coding this client would get. */
export function isReadyFor({ variants, squeezable }: PageEntry, acceptEncoding: string | undefined): boolean {
  if (!squeezable || variants.gzip) return true;
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding === "gzip") return false;
    if (variants[encoding]) return true;
  }
  return true;
}

/** Answers from a finished entry, after making the coding that this client alone has asked for. */
export async function respondWhenReady(
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
): Promise<void> {
  if (!isReadyFor(entry, request.headers["accept-encoding"])) await addGzip(entry);
  respondFromEntry(request, response, entry);
}

/** Answers from a finished entry. Everything that can be prepared is in the entry, so that a hit costs next to nothing. */
export function respondFromEntry(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const asked = request.headers["if-none-match"];
  const known = asked === undefined || entry.status !== 200 ? undefined : matchingTag(asked, entry);
  if (known !== undefined) {
    response.writeHead(304, [...entry.notModified, "etag", known]);
    response.end();
    return;
  }
  const variant = pickVariant(entry, request.headers["accept-encoding"]);
  const asksForBody = request.method !== "HEAD";
  if (asksForBody && sendReady(response, entry.status, variant.ready)) return;
  response.writeHead(entry.status, variant.headers);
  response.end(asksForBody ? bytesOf(variant) : undefined);
}

function pickVariant(entry: PageEntry, acceptEncoding: string | undefined): PageVariant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = entry.variants[encoding];
    if (variant) return variant;
  }
  return entry.variants.identity;
}

/**
 * The tag under which the client already holds this page, in whatever coding. It is echoed: the tag of another coding
 * would tell the client that its copy is not the one meant.
 */
function matchingTag(asked: string, entry: PageEntry): string | undefined {
  if (asked.trim() === "*") return entry.etag;
  const hash = entry.etag.slice(0, -1);
  for (const part of asked.split(",")) {
    const tag = part.trim().replace(/^W\//, "");
    if (tag === entry.etag || tag === `${hash}-gzip"` || tag === `${hash}-br"` || tag === `${hash}-quickbr"`)
      return tag;
  }
  return undefined;
}
