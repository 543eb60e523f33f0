import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { authenticate, type IdentityDeps } from "#modules/identity/server/index.ts";
import { requestContext } from "./request-context.ts";
import type { SecurityLog } from "./security-log.ts";

type ContextDeps = IdentityDeps & { readonly security: SecurityLog };

/** Identifies the caller of an HTTP request; an expired token is renewed in a response header (D-10). */
export async function shopContext(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: ReplyHeaders,
): Promise<RequestContext> {
  const { authorization, cookie } = request.headers;
  const { caller, renewedToken, renewedCookie } = await authenticate(deps, { authorization, cookie });
  if (renewedToken) reply.setHeader("x-access-token", renewedToken);
  if (renewedCookie) reply.setCookie(renewedCookie);
  const input = { address: request.ip, requestId: request.id };
  const facts = { headers: request.headers, ...input, ...deps.security.listeners(input) };
  return requestContext(facts, caller, reply);
}

/** A private page is rendered for the owner of its session cookie; cookies set by its calls are collected for the response. */
export async function pageVisitorContext(
  deps: ContextDeps,
  request: IncomingMessage,
  { requestId, address }: { requestId: string; address: string },
): Promise<{ context: RequestContext; cookies: () => readonly string[] }> {
  const { cookie } = request.headers;
  const { caller, renewedCookie } = await authenticate(deps, { authorization: undefined, cookie });
  const input = { address, requestId };
  const facts = { headers: request.headers, ...input, ...deps.security.listeners(input) };
  const reply = collectHeaders();
  if (renewedCookie) reply.setCookie(renewedCookie);
  const context = requestContext(facts, caller, reply);
  return { context, cookies: () => reply.cookies };
}
