import { existsSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { createExecutor, type Executor } from "#kit/graphql/executor.ts";
import { explorer } from "#kit/graphql/explorer.ts";
import type { GraphqlResponseCache } from "#kit/graphql/graphql-response-cache.ts";
import { type CachedReplies, type EndpointSettings, graphqlEndpoint } from "#kit/graphql/http-endpoint.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { readTrustedDocuments } from "#kit/graphql/trusted-documents.ts";
import type { UnexpectedFailure } from "#kit/graphql/wire-errors.ts";
import type { Log } from "#kit/http/log.ts";
import type { Telemetry } from "#kit/telemetry/telemetry.ts";
import type { Config } from "../config/config.ts";
import { tracedExecutor } from "./traced-executor.ts";
import { visitorReader } from "./visitor.ts";

export type Endpoint = {
  /** The endpoint's name in the registry of trusted documents. */
  name: "shop" | "admin" | "club";
  path: string;
  /** The only origin whose pages may call it; the shop's public one unless named. */
  origin?: string;
  explorerPath: string;
  modules: readonly ShopModule[];
  /** The largest body in bytes, where it is not the usual one. */
  bodyLimit?: number;
  contextOf(request: FastifyRequest, reply: ReplyHeaders): Promise<RequestContext>;
  /** Checks a credential of callers that are no pages of ours. */
  hasCredential?: EndpointSettings["hasCredential"];
  /** The cache of responses that are the same for everyone. */
  answers?: GraphqlResponseCache | null;
  /** The cache of responses per session. */
  own?: CachedReplies;
};

export type EndpointDeps = { config: Config; log: Log; telemetry: Telemetry };

const registry = new URL("../../../build/documents.json", import.meta.url);

const reportTo =
  (log: Log) =>
  ({ error, requestId, operationName, path }: UnexpectedFailure) =>
    log.error({ err: error, requestId, operationName, path }, "an operation failed unexpectedly");

/** Part of the cache key: language and device. */
export const variantReader = () => {
  const visitorOf = visitorReader();
  return (headers: IncomingHttpHeaders) => {
    const { locale, device } = visitorOf(headers);
    return `${locale} ${device}`;
  };
};

/** Joins the modules' schemas into one executor and mounts it at its path. */
export async function openEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { config, log, telemetry }: EndpointDeps,
): Promise<Executor> {
  const report = reportTo(log);
  const onlyTrusted = config.trustedDocuments === "only";
  // Without a build there are no trusted documents, and every document is interpreted at first.
  const ours = onlyTrusted || existsSync(registry) ? readTrustedDocuments(registry, endpoint.name) : null;
  const settings = { report, introspection: config.stage !== "production", knownDocuments: ours };
  const executor = tracedExecutor(createExecutor(joinSchemas(endpoint.modules), settings), telemetry);
  await app.register(
    graphqlEndpoint({
      path: endpoint.path,
      executor,
      contextOf: endpoint.contextOf,
      trustedDocuments: onlyTrusted ? ours : null,
      ...(endpoint.hasCredential ? { hasCredential: endpoint.hasCredential } : {}),
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      allowedOrigins: [endpoint.origin ?? config.publicUrl],
      kept: endpoint.answers ? { answers: endpoint.answers, variantOf: variantReader(), own: endpoint.own } : null,
      report,
    }),
  );
  if (config.graphiql) await app.register(explorer({ path: endpoint.explorerPath, endpoint: endpoint.path }));
  return executor;
}
