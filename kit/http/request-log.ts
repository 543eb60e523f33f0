import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Ids } from "#kit/core/ids.ts";
import { alreadySafe, type Log } from "./log.ts";
import { scrubPath } from "./scrub-text.ts";

/** The fields of one request's line. */
type RequestFacts = {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern if there is one, else the requested path. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes?: number;
  /** "hit" or "stale" for an answer from the page cache. */
  readonly cache?: string;
};

/** The fields of a request's line, scrubbed here so that a cached response pays only for its path. */
function requestLine(facts: RequestFacts): object {
  return {
    [alreadySafe]: true,
    requestId: facts.requestId,
    method: facts.method,
    path: scrubPath(facts.path),
    status: facts.status,
    ms: Math.round(facts.milliseconds * 10) / 10,
    bytes: facts.bytes,
    cache: facts.cache,
  };
}

/** The id of a request: that of a trusted proxy if it is well-formed, else a new one. */
function requestIdOf(
  request: IncomingMessage,
  options: { readonly ids: Pick<Ids, "uuid">; readonly trusted: (address: string) => boolean },
): string {
  const named = request.headers["x-request-id"];
  if (typeof named === "string" && /^[\w-]{8,64}$/.test(named) && options.trusted(request.socket.remoteAddress ?? "")) {
    return named;
  }
  return options.ids.uuid();
}

/** The server options with which Fastify writes to this log and leaves request lines to `logRequests`. */
export function loggingOptions(options: {
  readonly log: Log;
  readonly ids: Pick<Ids, "uuid">;
  readonly trusted: (address: string) => boolean;
}): { loggerInstance: FastifyBaseLogger; logController: LogController; genReqId(raw: IncomingMessage): string } {
  return {
    loggerInstance: options.log,
    logController: new ProblemsOnly({ requestIdLogLabel: "requestId" }),
    genReqId: (raw) => requestIdOf(raw, options),
  };
}

class ProblemsOnly extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode >= 500) super.defaultErrorLog(error, request, reply);
  }
}

/** Writes one line for each request that Fastify answers and `isLogged` accepts, and sends the client its request id. */
export function logRequests(
  app: FastifyInstance,
  log: Log,
  isLogged: (response: ServerResponse) => boolean = () => true,
): void {
  const running = new WeakMap<FastifyRequest, { reply: FastifyReply; bytesBefore: number | undefined }>();
  const write = (request: FastifyRequest, status: number) => {
    const start = running.get(request);
    running.delete(request);
    const bytesNow = request.raw.socket?.bytesWritten;
    const facts: RequestFacts = {
      requestId: request.id,
      method: request.method,
      path: pathOf(request),
      status,
      milliseconds: start?.reply.elapsedTime ?? 0,
      ...(start?.bytesBefore === undefined || bytesNow === undefined ? {} : { bytes: bytesNow - start.bytesBefore }),
    };
    log[status >= 500 ? "error" : "info"](requestLine(facts), "request");
  };
  // Callbacks instead of promises: every request passes here.
  app.addHook("onRequest", (request, reply, done) => {
    running.set(request, { reply, bytesBefore: request.raw.socket?.bytesWritten });
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (isLogged(reply.raw)) write(request, reply.raw.statusCode);
    done();
  });
  // As other web servers do: 499 for a client that disconnected.
  app.addHook("onRequestAbort", async (request) => write(request, 499));
}

function pathOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  return pattern === undefined || pattern.includes("*") ? request.url : pattern;
}
