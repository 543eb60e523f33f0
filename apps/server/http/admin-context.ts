import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { requestContext } from "./request-context.ts";
import type { SecurityLog } from "./security-log.ts";

type Asked = { readonly address: string; readonly requestId: string; readonly apiKeyId?: string | undefined };

/**
 * The context of a call to the back office. Shoppers' sessions and tokens are ignored, so a shopper is answered like an anonymous
 * caller; the staff module reads its own cookie, or the API key that was checked.
 */
function contextFor(security: SecurityLog, headers: IncomingHttpHeaders, info: Asked, reply: ReplyHeaders) {
  const facts = { headers, ...info, ...security.listeners(info) };
  return requestContext(facts, { kind: "anonymous" }, reply);
}

export const adminContext = (
  security: SecurityLog,
  request: FastifyRequest,
  reply: ReplyHeaders,
  apiKeyId?: string,
): RequestContext =>
  contextFor(security, request.headers, { address: request.ip, requestId: request.id, apiKeyId }, reply);

/** For a page rendered in this process; cookies set by its calls are collected for the response. */
export function adminPageContext(
  security: SecurityLog,
  { headers }: IncomingMessage,
  { address, requestId }: Asked,
): { context: RequestContext; cookies: () => readonly string[] } {
  const reply = collectHeaders();
  return { context: contextFor(security, headers, { address, requestId }, reply), cookies: () => reply.cookies };
}
