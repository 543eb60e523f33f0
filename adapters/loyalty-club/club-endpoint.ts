import * as v from "valibot";
import { type Breaker, createBreaker } from "#kit/core/breaker.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { TypedDocument } from "#kit/graphql/client.ts";

type ClubUnreachable = { readonly code: "CLUB_UNREACHABLE" };

export type ClubEndpointSettings = {
  /** A function where the address is known only once this process listens. */
  readonly url: string | (() => string);
  /** The shop's service credential. */
  readonly token: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** Timeout of one attempt. A second attempt gets the rest of a slightly longer total. */
  readonly timeoutMs?: number;
  /** Called with the kind of failure, without any data of the request. */
  readonly onTrouble?: (operation: string, reason: string) => void;
};

/** Extra time for all attempts together: a shopper is waiting. */
const secondTryMs = 500;

/** Circuit breaker: after this many failed attempts in a row, calls fail at once for a while. */
const breakerSettings = { failures: 5, restMs: 5_000 };

/** Limit of the response's size; an account's history is far below it. */
const longestAnswer = 1024 * 1024;

export type CallClub = <Answer, Variables, Reply>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
  how: {
    /** Whether the call may be retried. */
    readonly retryable: boolean;
    /** Schema of the response. */
    readonly reply: v.GenericSchema<unknown, Reply>;
  },
) => Promise<Result<Reply, ClubUnreachable>>;

/**
 * Calls the club's GraphQL endpoint. No response, a late one and an invalid one have the same result. Only idempotent
 * calls are retried.
 */
export function clubEndpoint(settings: ClubEndpointSettings): CallClub {
  const breaker: Breaker = createBreaker({ clock: settings.clock, ...breakerSettings });
  const trouble = settings.onTrouble ?? (() => undefined);
  const down = fail({ code: "CLUB_UNREACHABLE" });
  const { timeoutMs = 1_500 } = settings;
  return async (document, variables, { retryable, reply }) => {
    const until = performance.now() + timeoutMs + secondTryMs;
    const body = JSON.stringify({ operationName: document.name, query: document.text, variables });
    for (let attempt = 1; attempt <= (retryable ? 2 : 1); attempt += 1) {
      const left = Math.min(timeoutMs, until - performance.now());
      if (left <= 0 || !breaker.allows()) break;
      const response = await askOnce(settings, document.name, body, left);
      const understood = response.ok ? v.safeParse(reply, response.value) : null;
      if (understood?.success) {
        breaker.succeeded();
        return ok(understood.output);
      }
      breaker.failed();
      trouble(document.name, response.ok ? "not understood" : response.error.reason);
    }
    return down;
  };
}

type Unanswered = { readonly code: "UNANSWERED"; readonly reason: string };

const unanswered = (reason: string) => fail({ code: "UNANSWERED", reason } as Unanswered);

async function askOnce(
  { url, token, fetch: send = fetch }: ClubEndpointSettings,
  name: string,
  body: string,
  timeoutMs: number,
): Promise<Result<unknown, Unanswered>> {
  try {
    const response = await send(`${typeof url === "function" ? url() : url}?opname=${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
        authorization: `Bearer ${token}`,
      },
      body,
      // Following a redirect would send the credential to an address that was not configured.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readAtMost(response, longestAnswer);
    if (!response.ok) return unanswered(`http ${response.status}`);
    if (text === null) return unanswered("too long");
    const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown> | null; errors?: unknown };
    if (errors !== undefined || !data || !(name in data)) return unanswered("no data");
    return ok(data[name]);
  } catch (cause) {
    if (cause instanceof SyntaxError) return unanswered("no JSON");
    // Only the kind of failure: the text of a network error may contain the address.
    return unanswered(cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network");
  }
}

/** The body, or null when it is larger than any response of the club. */
async function readAtMost(response: Response, bytes: number): Promise<string | null> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let read = 0;
  for await (const chunk of response.body) {
    read += chunk.byteLength;
    if (read > bytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
