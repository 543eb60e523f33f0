import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./accept-encoding.ts";
import type { PageEntry, PageVariant } from "./page-entry.ts";

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
  response.writeHead(entry.status, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.latin1, "latin1");
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
    if (tag === entry.etag || tag === `${hash}-gzip"` || tag === `${hash}-br"`) return tag;
  }
  return undefined;
}
