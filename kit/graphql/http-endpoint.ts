import type { IncomingHttpHeaders } from "node:http";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, GraphQLError } from "graphql";
import { createHandler, type OperationArgs, type RequestParams } from "graphql-http";
import type { ReplyHeaders, RequestContext } from "./context.ts";
import { comesFromElsewhere } from "./cross-origin.ts";
import type { Executor, Prepared } from "./executor.ts";
import { type KeptAnswers, wordsOf } from "./kept-answers.ts";
import { questionKey } from "./kept-door.ts";
import { answerType } from "./media-type.ts";
import { Refused } from "./refused.ts";
import { collectStamps, type Stamps } from "./stamps.ts";
import type { TrustedDocuments } from "./trusted-documents.ts";
import { outwardly, requestError, tryAgain, type UnexpectedFailure, unexpectedText } from "./wire-errors.ts";

export type EndpointSettings = {
  readonly path: string;
  readonly executor: Executor;
  /** Builds the context of one request. A Refused it throws is answered as a GraphQL error. */
  readonly contextOf: (request: FastifyRequest, reply: ReplyHeaders) => Promise<RequestContext> | RequestContext;
  /** When given, only the documents it knows may run. */
  readonly trustedDocuments?: TrustedDocuments | null;
  /** Origins of other sites that may post here, such as "https://site.example". */
  readonly allowedOrigins?: readonly string[];
  /** Answers that are the same for everyone, kept for a moment, and what they differ by, such as the language. */
  readonly kept?: {
    readonly answers: KeptAnswers;
    variantOf(headers: IncomingHttpHeaders): string;
    /** Answers that are somebody's own, kept for as long as a stamp vouches for them and their session. */
    readonly own?: OwnAnswers;
  } | null;
  /** Receives failures outside any resolver. */
  readonly report: (failure: UnexpectedFailure) => void;
};

export type OwnAnswers = {
  readonly answers: KeptAnswers;
  /** The session a request proves to come from, alive or not; null where it proves none. */
  sessionOf(request: FastifyRequest): string | null;
};

/** Under what an answer is kept, and where. */
type Place = {
  readonly key: string;
  readonly answers: KeptAnswers;
  readonly stamped: boolean;
  /** Whose it is; null for everyone's. */
  readonly session: string | null;
};

const bodyLimit = 100 * 1024;

const writerOf = (reply: FastifyReply): ReplyHeaders => ({
  // Fastify keeps every set-cookie it is given.
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
  const preparedOf = new WeakMap<object, Prepared>();

  /** Every question as it came. */
  const asAsked = new WeakMap<FastifyRequest, string>();
  const numbers = new WeakMap<DocumentNode, number>();
  const failed = new WeakSet<FastifyReply>();
  const stampsOf = new WeakMap<FastifyReply, Stamps>();
  let documents = 0;

  /** Where an answer is kept; null for whatever is not a plain question whose answer is the same for everyone, or stamped and somebody's. */
  const placeOf = (request: FastifyRequest): Place | null => {
    const { body } = request;
    if (!kept || request.method !== "POST" || typeof body !== "object" || body === null) return null;
    const { query, operationName = null, variables = null } = body as Record<string, unknown>;
    if (typeof query !== "string" || (operationName !== null && typeof operationName !== "string")) return null;
    const named = (request.query as Record<string, unknown>).opname;
    if (named !== undefined && named !== operationName) return null;
    if (trustedDocuments && !trustedDocuments.has(query)) return null;
    const prepared = executor.prepare(query, operationName);
    if ("errors" in prepared) return null;
    const { sameForEveryone, stamped } = prepared;
    const session = sameForEveryone || !stamped ? null : (kept.own?.sessionOf(request) ?? null);
    if (!sameForEveryone && session === null) return null;
    const type = answerType(headerOf(request, "accept"));
    const variant = kept.variantOf(request.headers);
    if (session === null || !kept.own) {
      const key = questionKey(request.url, variant, type, asAsked.get(request) ?? "");
      return { key, answers: kept.answers, stamped, session };
    }
    const number = numbers.get(prepared.document) ?? ++documents;
    numbers.set(prepared.document, number);
    const key = `${session} ${number} ${operationName} ${variant} ${type} ${JSON.stringify(variables)}`;
    return { key, answers: kept.own.answers, stamped, session };
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
    if (trustedDocuments && !trustedDocuments.has(params.query)) {
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
    // A mutation by GET is refused by the handler, so nobody's session needs to be looked up for it.
    if (request.method === "GET" && prepared.operation.operation === "mutation") return args;
    try {
      const context = await contextOf(request, writerOf(reply));
      const stamps = stampsOf.get(reply);
      args.contextValue = stamps ? { ...context, stamps } : context;
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
      const begun = await begin(request.raw, request.context, params);
      if (!(begun instanceof Refused)) return begun;
      const status = { status: Number(begun.extensions.statusCode), statusText: "Refused" };
      const headers = { "content-type": "application/json; charset=utf-8" };
      return [JSON.stringify({ errors: [begun] }), { ...status, headers }];
    },
    execute: (args) => {
      const prepared = preparedOf.get(args);
      if (!prepared) throw new Error("the operation was not prepared");
      return prepared.run(args.variableValues ?? {}, args.contextValue as RequestContext);
    },
    // The handler's own way to write JSON looks at every value for errors; where there are none it need not.
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
    // JSON alone is read: a form of another site cannot send it without asking the browser for permission first.
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
      if (request.method !== "GET" && comesFromElsewhere(facts, allowedOrigins)) {
        const refusal = new Refused("CROSS_ORIGIN", 403, "Requests from other sites are not accepted.");
        return answer(reply, refusal, 403);
      }
      const place = placeOf(request);
      const known = place && (place.answers.get(place.key) ?? (await place.answers.check(place.key)));
      if (known) {
        return reply.header("content-type", answerType(headerOf(request, "accept"))).send(wordsOf(known));
      }
      const begun = place?.answers.begin() ?? 0;
      const stamps = place?.stamped ? collectStamps() : null;
      if (stamps) stampsOf.set(reply, stamps);
      const { url, method, headers, body } = request;
      const [text, init] = await handle({
        url,
        method,
        headers,
        body: body as Record<string, unknown> | null,
        raw: request,
        context: reply,
      });
      if (place && text !== null && init.status === 200 && !failed.has(reply)) {
        const given = stamps?.all();
        if (place.session === null || given?.some(({ session }) => session === place.session))
          place.answers.keep(place.key, text, begun, given);
      }
      return reply
        .code(init.status)
        .headers(init.headers ?? {})
        .send(text ?? undefined);
    });
  };
}

/** The database is away or busy for a moment; clients wait at least so many seconds. */
const askLater = (reply: FastifyReply) => reply.header("retry-after", "1");
