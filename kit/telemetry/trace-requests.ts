import type { FastifyInstance, FastifyRequest } from "fastify";
import { scrubPath } from "#kit/http/scrub-text.ts";
import type { OpenSpan, Telemetry } from "./telemetry.ts";

/** One span for each request that Fastify answers; spans started while it is handled are its children. */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.on) return;
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  const end = (request: FastifyRequest, status: number, problem?: unknown) => {
    const span = open.get(request);
    open.delete(request);
    span?.set({ "http.response.status_code": status });
    span?.end(problem);
  };

  // With a callback, because everything that follows must run inside the span.
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const attributes = {
      "http.request.method": request.method,
      "http.route": route,
      "url.path": scrubPath(request.url),
    };
    const parent = request.headers.traceparent;
    const span = telemetry.begin(
      `${request.method} ${route}`,
      attributes,
      typeof parent === "string" ? parent : undefined,
    );
    open.set(request, span);
    span.run(done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const status = reply.raw.statusCode;
    end(request, status, status >= 500 ? new Error(`answered ${status}`) : undefined);
  });
  app.addHook("onRequestAbort", async (request) => end(request, 499));
}
