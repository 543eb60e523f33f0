import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import type { Ids } from "#kit/core/ids.ts";
import type { Log } from "#kit/http/log.ts";
import { keepAliveSeconds } from "#kit/http/ready-answer.ts";
import { loggingOptions, logRequests } from "#kit/http/request-log.ts";
import type { Config } from "../config/config.ts";
import { door } from "./crowded.ts";

/** Looks at a request before anything else does. True when it takes the request, which it may still hand on by `next`. */
export type HotPath = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

export type AppOptions = {
  config: Config;
  log: Log;
  ids: Ids;
  hotPath: { current: HotPath };
  headers: readonly (readonly [string, string])[];
};

const refuseSchema = () => () => {
  throw new Error("routes of this shop have no JSON schema: check their input with valibot");
};

/** The HTTP server: finished pages leave before Fastify is asked, everything else goes through it. */
export function createApp({ config, log, ids, hotPath, headers }: AppOptions): FastifyInstance {
  const proxies = config.trustedProxies;
  const letIn = door(config.mostRequests, headers);
  const app: FastifyInstance = Fastify({
    ...loggingOptions({ log, ids, trusted: () => proxies > 0 }),
    trustProxy: proxies > 0 ? (_address, hop) => hop < proxies : false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // No route has a JSON schema, rooms check what they are given: what compiles such schemas need not be loaded.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    serverFactory: (handler) => {
      const timeouts = { keepAliveTimeout: keepAliveSeconds * 1000, requestTimeout: 30_000 };
      const server = createServer(timeouts, (request, response) => {
        const next = () => {
          // Behind a closed door nobody is turned away: those who are in are the last, and were asked to wait.
          if (!server.listening || letIn(request, response)) handler(request, response);
        };
        if (!hotPath.current(request, response, next)) next();
      });
      return server;
    },
  });
  logRequests(app, log);
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value);
    done();
  });
  return app;
}
