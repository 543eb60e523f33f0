import type { IncomingHttpHeaders } from "node:http";
import { networkOf } from "#kit/core/network-of.ts";
import type { Caller, ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { createLoaders } from "#kit/graphql/loaders.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

type Facts = {
  headers: IncomingHttpHeaders;
  address: string;
  requestId: string;
  /** The checked API key of a call to the back office. */
  apiKeyId?: string | undefined;
} & Required<Pick<RequestContext, "refused" | "signedIn">>;

const aliasOf = (headers: IncomingHttpHeaders): string => {
  const alias = headers["x-origin-alias"];
  return typeof alias === "string" ? alias.slice(0, 40) : "";
};

/** The context of a call over HTTP. */
export function requestContext(facts: Facts, caller: Caller, reply: ReplyHeaders): RequestContext {
  return {
    caller,
    ...visitorOf(facts.headers),
    // Every limit per network address uses this value: an IPv6 /64 is one client.
    address: networkOf(facts.address),
    userAgent: facts.headers["user-agent"] ?? "",
    cookie: facts.headers.cookie,
    requestId: facts.requestId,
    originAlias: aliasOf(facts.headers),
    loaders: createLoaders(),
    reply,
    refused: facts.refused,
    signedIn: facts.signedIn,
    ...(facts.apiKeyId === undefined ? {} : { apiKeyId: facts.apiKeyId }),
  };
}

/** How a preview reads what is not published. */
export type Drafts = Pick<RequestContext, "readDraft" | "readShellDraft">;

/** The context of a cacheable page: anonymous, with one language and one device. Staff may request its preview. */
export function anonymousContext(visitor: Visitor, requestId: string, drafts: Drafts = {}): RequestContext {
  return {
    caller: { kind: "anonymous" },
    ...visitor,
    address: "",
    userAgent: "",
    cookie: undefined,
    requestId,
    originAlias: "storefront",
    loaders: createLoaders(),
    reply: collectHeaders(),
    ...drafts,
  };
}
