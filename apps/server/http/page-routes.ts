import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import type { Log } from "#kit/http/log.ts";
import { noFraming } from "#kit/http/security-headers.ts";
import { isDatabaseUnavailable } from "#kit/postgres/database-unavailable.ts";
import type { RequestInfo } from "../pages/serve-pages.ts";

type Serve = (request: IncomingMessage, response: ServerResponse, info: RequestInfo) => Promise<void>;

/** The methods of page requests. */
const pageMethods = new Set(["GET", "HEAD", "POST"]);

/** Answers these addresses with pages. A Fastify scope of its own, without body parsers: forms are read as they arrive. */
export function pageRoutes(
  scope: FastifyInstance,
  paths: readonly string[],
  serve: Serve,
  { origin, log }: { readonly origin: string; readonly log: Log },
): void {
  // Read before the page is rendered, so that a stalled body takes no slot.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const path of paths) {
    scope.all(path, async (request, reply) => {
      // No page accepts another method, and some (TRACE) cannot be represented by a Request.
      if (!pageMethods.has(request.method)) {
        return reply
          .code(405)
          .header("allow", [...pageMethods].join(", "))
          .header("cache-control", "no-store")
          .send();
      }
      if (request.method !== "GET" && request.method !== "HEAD" && isForeign(request.headers, origin)) {
        return reply.code(403).header("cache-control", "no-store").send("Forms of other sites are not accepted.\n");
      }
      reply.hijack();
      try {
        const body = Buffer.isBuffer(request.body) ? request.body : null;
        await serve(request.raw, reply.raw, { requestId: request.id, address: request.ip, body });
      } catch (err) {
        log.error({ err, requestId: request.id }, "a page could not be served");
        apologise(reply.raw, request.id, isDatabaseUnavailable(err));
      }
    });
  }
}

/** Refuses forms of other sites. The router would refuse them too, but as an unexpected failure. */
function isForeign(headers: IncomingHttpHeaders, own: string): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  const secFetchSite = typeof site === "string" ? site : undefined;
  return comesFromElsewhere({ origin, secFetchSite, host: new URL(own).host }, [own]);
}

/** The last resort, when even the error page could not be rendered. */
function apologise(response: ServerResponse, requestId: string, passing: boolean): void {
  if (response.headersSent) return void response.destroy();
  if (passing) response.setHeader("retry-after", "2");
  response.setHeader(...noFraming);
  response.writeHead(passing ? 503 : 500, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`There was an error. Please try again later. (${requestId})\n`);
}
