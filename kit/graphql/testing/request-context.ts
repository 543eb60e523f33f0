import type { RequestContext } from "../context.ts";
import { createLoaders } from "../loaders.ts";
import { collectHeaders } from "../reply-headers.ts";

export const aMember = { kind: "member", sessionId: "s-1", userCode: "U1" } as const;
export const aGuest = { kind: "guest", sessionId: "s-2", guestId: "G1" } as const;

/** The context of an anonymous caller in English, with the test's changes. */
export const requestContext = (overrides: Partial<RequestContext> = {}): RequestContext => ({
  caller: { kind: "anonymous" },
  locale: "en-US",
  device: "pc",
  address: "127.0.0.1",
  userAgent: "",
  cookie: undefined,
  requestId: "request-1",
  originAlias: "test",
  loaders: createLoaders(),
  reply: collectHeaders(),
  ...overrides,
});
