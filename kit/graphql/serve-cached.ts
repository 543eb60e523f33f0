import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type PrebuiltResponse, prebuildResponse, sendPrebuilt } from "#kit/cache/prebuilt-response.ts";
import { comesFromElsewhere } from "./cross-origin.ts";
import type { CachedBody, GraphqlResponseCache } from "./graphql-response-cache.ts";
import { answerType } from "./media-type.ts";

/** The cache key of a public response: the address, the visitor's variant, the media type and the exact request body. */
export const publicResponseKey = (url: string, variant: string, type: string, body: string): string =>
  `${url}\n${variant} ${type}\n${body}`;

export type ServeCachedSettings = {
  readonly path: string;
  readonly answers: Pick<GraphqlResponseCache, "get">;
  /** What responses differ by, such as the language. */
  variantOf(headers: IncomingHttpHeaders): string;
  readonly allowedOrigins: readonly string[];
  /** Headers of every response. */
  readonly headers: readonly (readonly [string, string])[];
};

/** Longer request bodies are not looked up. */
const maxLookupBytes = 16 * 1024;

/**
 * Serves fresh public responses before the request is parsed. Returns true when it takes a request; on a miss it hands the
 * request on unchanged.
 */
export function serveCached({ path, answers, variantOf, allowedOrigins, headers }: ServeCachedSettings) {
  const always = [...headers.flat(), "cache-control", "no-store"];

  const ready = (reply: CachedBody, type: string): PrebuiltResponse => {
    if (typeof reply.content === "string") {
      const body = Buffer.from(reply.content);
      const own = ["content-type", type, "content-length", String(body.length)];
      reply.content = prebuildResponse(200, [...always, ...own], body);
    }
    return reply.content;
  };

  const mayBeCached = ({ method, url = "", headers: sent }: IncomingMessage): boolean => {
    if (method !== "POST" || !url.startsWith(path) || !(url.length === path.length || url[path.length] === "?"))
      return false;
    const length = Number(sent["content-length"]);
    // Without a body there is no data event to wait for.
    if (sent["content-type"] !== "application/json" || !(length > 0 && length <= maxLookupBytes)) return false;
    const { origin, host = "", "sec-fetch-site": secFetchSite } = sent;
    return !comesFromElsewhere({ origin, secFetchSite, host }, allowedOrigins);
  };

  return (request: IncomingMessage, response: ServerResponse, next: () => void): boolean => {
    if (!mayBeCached(request)) return false;
    request.once("data", (chunk: Buffer) => {
      // A body in several chunks is assembled by the next handler.
      if (chunk.length === Number(request.headers["content-length"])) {
        const type = answerType(request.headers.accept);
        const key = publicResponseKey(request.url ?? "", variantOf(request.headers), type, chunk.toString());
        const reply = answers.get(key);
        if (reply && sendPrebuilt(response, 200, ready(reply, type))) return;
      }
      request.pause();
      request.unshift(chunk);
      next();
    });
    return true;
  };
}
