import type { IncomingHttpHeaders } from "node:http";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, GraphQLError } from "graphql";
import { createHandler, type OperationArgs, type RequestParams } from "graphql-http";
import { collectValidators, type ValidatorCollector } from "../cache/validators.ts";
import type { ReplyHeaders, RequestContext } from "./context.ts";
import { comesFromElsewhere } from "./cross-origin.ts";
import type { Executor, Prepared } from "./executor.ts";
import { bodyText, type GraphqlResponseCache } from "./graphql-response-cache.ts";
import { answerType } from "./media-type.ts";
import { Refused } from "./refused.ts";
import { publicResponseKey } from "./serve-cached.ts";
import type { TrustedDocuments } from "./trusted-documents.ts";
import { outwardly, requestError, tryAgain, type UnexpectedFailure, unexpectedText } from "./wire-errors.ts";

export type EndpointSettings = {
  readonly path: string;
  readonly executor: Executor;
  /** Builds the context of one request. A Refused it throws is answered as a GraphQL error. */
  readonly contextOf: (request: FastifyRequest, reply: ReplyHeaders) => Promise<RequestContext> | RequestContext;
  /** If given, only the documents it contains may run, except for a caller with a credential of its own. */
  readonly trustedDocuments?: TrustedDocuments | null;
  /**
   * Checks a credential in the headers: false without one, a Refused for a wrong one. A browser adds none by itself, so a call
   * with one needs no check of its origin.
   */
  readonly hasCredential?: (request: FastifyRequest, reply: ReplyHeaders) => Promise<boolean | Refused>;
  /** The largest body in bytes; 100 KiB unless named. */
  readonly bodyLimit?: number;
  /** Origins of other sites that may post here, such as "https://site.example". */
  readonly allowedOrigins?: readonly string[];
  /** Public responses, and what they differ by, such as the language. */
  readonly kept?: {
    readonly answers: GraphqlResponseCache;
    variantOf(headers: IncomingHttpHeaders): string;
    /** Private responses, valid while a validator confirms both the data and the session. */
    readonly own?: CachedReplies;
  } | null;
  /** Receives failures outside any resolver. */
  readonly report: (failure: UnexpectedFailure) => void;
};

export type CachedReplies = {
  readonly answers: GraphqlResponseCache;
  /** The session a request authenticates as, alive or not; null for none. */
  sessionOf(request: FastifyRequest): string | null;
};

/** The cache and the key of a response. */
type Place = {
  readonly key: string;
  readonly answers: GraphqlResponseCache;
  readonly validated: boolean;
  /** The session it belongs to; null for a public response. */
  readonly session: string | null;
};

const usualBodyLimit = 100 * 1024;

const writerOf = (reply: FastifyReply): ReplyHeaders => ({
  // Fastify appends every set-cookie header.
  setCookie: (cookie) => void reply.header("set-cookie", cookie),
  setHeader: (name, value) => void reply.header(name, value),
});

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const answer = (reply: FastifyReply, error: GraphQLError, status: number) =>
  reply
    .code(status)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify({ errors: [error] }));

/** GraphQL over HTTP at one path: POST for everything, GET for queries only. */
export function graphqlEndpoint(settings: EndpointSettings): FastifyPluginAsync {
  const { path, executor, contextOf, trustedDocuments, allowedOrigins = [], report, kept = null } = settings;
  const { bodyLimit = usualBodyLimit, hasCredential = async () => false } = settings;
  const preparedOf = new WeakMap<object, Prepared>();

  /** The raw request bodies. */
  const asAsked = new WeakMap<FastifyRequest, string>();
  const numbers = new WeakMap<DocumentNode, number>();
  const failed = new WeakSet<FastifyReply>();
  const collectorOf = new WeakMap<FastifyReply, ValidatorCollector>();
  /** Requests with a checked credential. */
  const credentialed = new WeakSet<FastifyRequest>();
  let documents = 0;

  const mayRun = (request: FastifyRequest, document: string): boolean =>
    !trustedDocuments || credentialed.has(request) || trustedDocuments.has(document);

  /** Null for a request whose response is neither public nor validated for a session. */
  const placeOf = (request: FastifyRequest): Place | null => {
    const { body } = request;
    if (!kept || request.method !== "POST" || typeof body !== "object" || body === null) return null;
    const { query, operationName = null, variables = null } = body as Record<string, unknown>;
    if (typeof query !== "string" || (operationName !== null && typeof operationName !== "string")) return null;
    const named = (request.query as Record<string, unknown>).opname;
    if (named !== undefined && named !== operationName) return null;
    if (!mayRun(request, query)) return null;
    const prepared = executor.prepare(query, operationName);
    if ("errors" in prepared) return null;
    const { publiclyCacheable, validated } = prepared;
    const session = publiclyCacheable || !validated ? null : (kept.own?.sessionOf(request) ?? null);
    if (!publiclyCacheable && session === null) return null;
    const type = answerType(headerOf(request, "accept"));
    const variant = kept.variantOf(request.headers);
    if (session === null || !kept.own) {
      const key = publicResponseKey(request.url, variant, type, asAsked.get(request) ?? "");
      return { key, answers: kept.answers, validated, session };
    }
    const number = numbers.get(prepared.document) ?? ++documents;
    numbers.set(prepared.document, number);
    const key = `${session} ${number} ${operationName} ${variant} ${type} ${JSON.stringify(variables)}`;
    return { key, answers: kept.own.answers, validated, session };
  };

  const hide = (error: unknown, request: FastifyRequest): GraphQLError => {
    report({ error, requestId: request.id, operationName: null, path: null });
    const { code, statusCode } = outwardly(error);
    return requestError(new Error(unexpectedText), code, statusCode);
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply, params: RequestParams) => {
    const named = (request.query as Record<string, unknown>).opname;
    if (named !== undefined && named !== params.operationName) {
      return new Refused("OPNAME_MISMATCH", 400, "The opname of the address and the operation name differ.");
    }
    if (!mayRun(request, params.query)) {
      return new Refused("DOCUMENT_NOT_TRUSTED", 403, "This document is not one of ours.");
    }
    const prepared = executor.prepare(params.query, params.operationName ?? null);
    if ("errors" in prepared) return prepared.errors;
    const args: OperationArgs<RequestContext | undefined> = {
      schema: executor.schema,
      document: prepared.document,
      operationName: params.operationName ?? null,
      variableValues: params.variables ?? null,
    };
    preparedOf.set(args, prepared);
    // A mutation by GET is refused by the handler, so its session need not be looked up.
    if (request.method === "GET" && prepared.operation.operation === "mutation") return args;
    try {
      const context = await contextOf(request, writerOf(reply));
      const validators = collectorOf.get(reply);
      args.contextValue = validators ? { ...context, validators } : context;
    } catch (problem) {
      if (problem instanceof Refused) return [problem];
      const error = hide(problem, request);
      if (error.extensions.code === tryAgain) askLater(reply);
      return [error];
    }
    return args;
  };

  const handle = createHandler<FastifyRequest, FastifyReply, RequestContext | undefined>({
    parseRequestParams: (request) => {
      if (Array.isArray(request.raw.body)) throw new Error("Batches are not supported.");
    },
    onSubscribe: async (request, params) => {
      const started = await begin(request.raw, request.context, params);
      if (!(started instanceof Refused)) return started;
      const status = { status: Number(started.extensions.statusCode), statusText: "Refused" };
      const headers = { "content-type": "application/json; charset=utf-8" };
      return [JSON.stringify({ errors: [started] }), { ...status, headers }];
    },
    execute: (args) => {
      const prepared = preparedOf.get(args);
      if (!prepared) throw new Error("the operation was not prepared");
      return prepared.run(args.variableValues ?? {}, args.contextValue as RequestContext);
    },
    // The handler's own serializer checks every value for errors; without errors that is unnecessary.
    onOperation: (request, _args, result) => {
      if (!("errors" in result))
        return [
          JSON.stringify(result),
          { status: 200, statusText: "OK", headers: { "content-type": answerType(headerOf(request.raw, "accept")) } },
        ];
      failed.add(request.context);
      if (result.errors?.some(({ extensions }) => extensions.code === tryAgain)) askLater(request.context);
      return undefined;
    },
    formatError: (error) =>
      error instanceof GraphQLError && "statusCode" in error.extensions ? error : requestError(error, "BAD_REQUEST"),
  });

  return async (fastify) => {
    // Only JSON is accepted: another site's form cannot send it without a preflight request.
    fastify.removeAllContentTypeParsers();
    const parse = fastify.getDefaultJsonParser("error", "error");
    fastify.addContentTypeParser<string>(
      "application/json",
      { parseAs: "string", bodyLimit },
      (request, body, done) => {
        if (body === "") return done(null, null);
        asAsked.set(request, body);
        return parse(request, body, done);
      },
    );
    fastify.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) return answer(reply, hide(error, request), 500);
      return answer(reply, requestError(new Error(error.message), "BAD_REQUEST", status), status);
    });
    fastify.all(path, { bodyLimit }, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const facts = {
        origin: headerOf(request, "origin"),
        secFetchSite: headerOf(request, "sec-fetch-site"),
        host: request.host,
      };
      const credential = await hasCredential(request, writerOf(reply)).catch((problem: unknown) =>
        hide(problem, request),
      );
      if (credential instanceof GraphQLError) {
        if (credential.extensions.code === tryAgain) askLater(reply);
        return answer(reply, credential, Number(credential.extensions.statusCode));
      }
      if (credential) credentialed.add(request);
      else if (request.method !== "GET" && comesFromElsewhere(facts, allowedOrigins)) {
        const refusal = new Refused("CROSS_ORIGIN", 403, "Requests from other sites are not accepted.");
        return answer(reply, refusal, 403);
      }
      const place = placeOf(request);
      const known = place && (place.answers.get(place.key) ?? (await place.answers.revalidate(place.key)));
      if (known) {
        return reply.header("content-type", answerType(headerOf(request, "accept"))).send(bodyText(known));
      }
      const build = place?.answers.begin();
      const collector = place?.validated ? collectValidators() : null;
      if (collector) collectorOf.set(reply, collector);
      const { url, method, headers, body } = request;
      const [text, init] = await handle({
        url,
        method,
        headers,
        body: body as Record<string, unknown> | null,
        raw: request,
        context: reply,
      });
      if (place && build && text !== null && init.status === 200 && !failed.has(reply)) {
        const validators = collector?.all();
        if (place.session === null || validators?.some(({ sessionId }) => sessionId === place.session))
          place.answers.store(place.key, text, build, validators);
      }
      return reply
        .code(init.status)
        .headers(init.headers ?? {})
        .send(text ?? undefined);
    });
  };
}

/** The database is briefly unavailable; clients wait at least this many seconds. */
const askLater = (reply: FastifyReply) => reply.header("retry-after", "1");
