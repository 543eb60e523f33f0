import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { keepAliveSeconds } from "#kit/cache/prebuilt-response.ts";
import type { Ids } from "#kit/core/ids.ts";
import { networkOf } from "#kit/core/network-of.ts";
import { bodyDeadlines, bringsBody } from "#kit/http/body-deadlines.ts";
import { clientAddress, isLoopback } from "#kit/http/client-address.ts";
import type { Log } from "#kit/http/log.ts";
import { loggingOptions, logRequests } from "#kit/http/request-log.ts";
import { noFraming } from "#kit/http/security-headers.ts";
import type { Config } from "../config/config.ts";
import { hostRule, refusedByHost } from "./admin-host.ts";
import { admissionControl } from "./load-shedding.ts";
import { answeredAt } from "./loyalty-endpoint.ts";
import type { SecurityLog } from "./security-log.ts";

/** Handles a request before Fastify. Returns true when it takes the request, which it may still pass on by `next`. */
export type HotPath = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

export type AppOptions = {
  config: Config;
  log: Log;
  ids: Ids;
  hotPath: { current: HotPath };
  headers: readonly (readonly [string, string])[];
  security: SecurityLog;
};

const refuseSchema = () => () => {
  throw new Error("routes of this shop have no JSON schema: check their input with valibot");
};

/** The slowest accepted upload: below the rate of a phone with bad reception. */
const slowestBytesPerSecond = 2 * 1024;

/** Bodies being received, as a multiple of concurrent requests: each costs a connection but no work. */
const roomForBodies = 5;

/** A large picture from a slow phone takes minutes; a stalled body is cut by the body deadline. */
const timeouts = {
  keepAliveTimeout: keepAliveSeconds * 1000,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

/** The HTTP server: cached pages are sent before Fastify runs, everything else goes through it. */
export function createApp({ config, log, ids, hotPath, headers, security }: AppOptions): FastifyInstance {
  const proxies = config.trustedProxies;
  const addressOf = (request: IncomingMessage) => {
    const address = clientAddress(request, proxies);
    return isLoopback(address) ? null : networkOf(address);
  };
  const { mostRequests, addressShare } = config;
  const withoutPolicy = [...headers, noFraming];
  const letIn = admissionControl({ most: mostRequests, addressShare, addressOf, headers: withoutPolicy });
  const answerOn = hostRule(config.adminUrl);
  const mostBodies = mostRequests * roomForBodies;
  const bodies = bodyDeadlines({
    seconds: config.bodySeconds,
    bytesPerSecond: slowestBytesPerSecond,
    most: mostBodies,
    mostPerAddress: Math.ceil((mostBodies * addressShare) / 100),
  });
  /** Refusals of these paths happen after their body has arrived: they are already answered and counted. */
  const refused = new WeakSet<ServerResponse>();
  const app: FastifyInstance = Fastify({
    ...loggingOptions({ log, ids, trusted: () => proxies > 0 }),
    trustProxy: proxies > 0 ? (_address, hop) => hop < proxies : false,
    // The shop's operations of the club are also documented at the club's endpoint.
    rewriteUrl: ({ url = "/" }) => answeredAt(url),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // No route has a JSON schema, since modules validate their input: the schema compilers need not be loaded.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    serverFactory: (handler) => {
      const server = createServer(timeouts, (request, response) => {
        if (refusedByHost(answerOn(request), response, withoutPolicy)) return;
        if (bringsBody(request)) bodies.watch(request, response, addressOf(request));
        const next = () => {
          // Requests with a body are admitted when it has arrived (below): receiving it is no work.
          if (!isRead(request.method) || !server.listening || letIn(request, response)) handler(request, response);
        };
        if (!hotPath.current(request, response, next)) next();
      });
      return server;
    },
  });
  logRequests(app, log, (response) => !refused.has(response));
  security.watch(app);
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of withoutPolicy) reply.header(name, value);
    done();
  });
  app.addHook("preValidation", ({ raw: request }, reply, done) => {
    if (isRead(request.method) || !app.server.listening || letIn(request, reply.raw)) return done();
    refused.add(reply.raw);
    reply.hijack();
  });
  app.addHook("onClose", async () => bodies.stop());
  return app;
}
