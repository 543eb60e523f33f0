import type { IncomingHttpHeaders } from "node:http";
import type { Caller, ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { createLoaders } from "#kit/graphql/loaders.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

type Facts = { headers: IncomingHttpHeaders; address: string; requestId: string };

const aliasOf = (headers: IncomingHttpHeaders): string => {
  const alias = headers["x-origin-alias"];
  return typeof alias === "string" ? alias.slice(0, 40) : "";
};

/** The context of a call that came over HTTP. */
export function requestContext(facts: Facts, caller: Caller, reply: ReplyHeaders): RequestContext {
  return {
    caller,
    ...visitorOf(facts.headers),
    address: facts.address,
    requestId: facts.requestId,
    originAlias: aliasOf(facts.headers),
    loaders: createLoaders(),
    reply,
  };
}

/** The context of a public page: nobody in particular, in one language, on one device. */
export function anonymousContext(visitor: Visitor, requestId: string): RequestContext {
  return {
    caller: { kind: "anonymous" },
    ...visitor,
    address: "",
    requestId,
    originAlias: "storefront",
    loaders: createLoaders(),
    reply: collectHeaders(),
  };
}
