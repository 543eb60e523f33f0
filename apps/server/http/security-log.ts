import type { FastifyInstance, FastifyRequest } from "fastify";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { networkOf } from "#kit/core/network-of.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { alreadySafe, type Log } from "#kit/http/log.ts";
import { scrubPath } from "#kit/http/scrub-text.ts";
import { type SecurityEventKind, securityEvents } from "./security-events.ts";

type Asked = { readonly address: string; readonly requestId: string };

export type SecurityLog = {
  /** Records an operation's refusals and sign-ins of one request. */
  listeners(info: Asked): Required<Pick<RequestContext, "refused" | "signedIn">>;
  /** Logs responses with 401, 403 or 429, unless an operation of the request was recorded already. */
  watch(app: FastifyInstance): void;
};

/** Length of the hash prefix: distinguishes clients and is useless otherwise. */
const shownCharacters = 20;
/** Requests with recorded operations that are not yet answered. */
const mostUnanswered = 10_000;

/**
 * Writes one line for each security event: operation, kind, and the client as a keyed hash, so that lines of one client can be
 * grouped but not attributed. No input is logged.
 */
export function securityLog({
  log,
  secret,
  publicUrl,
}: {
  readonly log: Log;
  readonly secret: string;
  readonly publicUrl: string;
}): SecurityLog {
  const key = keyedHash(secret, "security log");
  const heard = new Set<string>();

  const write = (kind: SecurityEventKind, operation: string, reason: string, { address, requestId }: Asked) => {
    const client = keyedHash(key, networkOf(address)).slice(0, shownCharacters);
    // An expired session is no attack; many from one client may be.
    log[kind === "session" || kind === "signedIn" ? "info" : "warn"](
      { [alreadySafe]: true, event: kind, operation, reason, client, requestId },
      "security event",
    );
  };

  return {
    listeners: (requested) => ({
      signedIn: (as) => write("signedIn", "session", as, requested),
      refused(note) {
        const kind = securityEvents[note.code];
        if (!kind) return;
        if (heard.size >= mostUnanswered) heard.clear();
        heard.add(requested.requestId);
        write(kind, note.operation, note.code, requested);
      },
    }),
    watch(app) {
      app.addHook("onResponse", (request, reply, done) => {
        const wasHeard = heard.delete(request.id);
        const kind = wasHeard ? null : kindOf(request, reply.raw.statusCode, publicUrl);
        if (kind)
          write(kind, operationOf(request), String(reply.raw.statusCode), {
            address: request.ip,
            requestId: request.id,
          });
        done();
      });
    },
  };
}

function kindOf(request: FastifyRequest, status: number, publicUrl: string): SecurityEventKind | null {
  if (status === 429) return "limit";
  if (status !== 401 && status !== 403) return null;
  const { origin, "sec-fetch-site": site } = request.headers;
  const secFetchSite = typeof site === "string" ? site : undefined;
  const foreign = comesFromElsewhere({ origin, secFetchSite, host: request.host }, [publicUrl]);
  return foreign && request.method !== "GET" ? "crossOrigin" : "permission";
}

/** The operation name in the address if it looks like one, else the route, else the path without possibly personal parts. */
function operationOf(request: FastifyRequest): string {
  const named = (request.query as Readonly<Record<string, unknown>> | undefined)?.opname;
  if (typeof named === "string" && /^\w{1,80}$/.test(named)) return named;
  const pattern = request.routeOptions.url;
  const path = pattern === undefined || pattern.includes("*") ? scrubPath(request.url) : pattern;
  return `${request.method} ${path}`;
}
