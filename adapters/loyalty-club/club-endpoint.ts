import * as v from "valibot";
import { type Breaker, createBreaker } from "#kit/core/breaker.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { TypedDocument } from "#kit/graphql/client.ts";

type ClubUnreachable = { readonly code: "CLUB_UNREACHABLE" };

export type ClubEndpointSettings = {
  /** A function where it is known only once this process listens. */
  readonly url: string | (() => string);
  /** Proves that it is the shop who asks. */
  readonly token: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** For one try. A second one, where there may be one, gets what is left of a little more than this. */
  readonly timeoutMs?: number;
  /** Told why the club could not be asked, in a word or two and without anything of the question. */
  readonly onTrouble?: (operation: string, reason: string) => void;
};

/** By how much all tries together may take longer than one: a shopper is waiting. */
const secondTryMs = 500;

/** So many tries in a row without an answer, and nobody asks for a while. */
const breakerSettings = { failures: 5, restMs: 5_000 };

/** What comes back may be this long; an account's history is far from it. */
const longestAnswer = 1024 * 1024;

export type AskClub = <Answer, Variables, Reply>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
  how: {
    /** Whether it may be asked a second time. */
    readonly again: boolean;
    /** What an answer looks like. */
    readonly reply: v.GenericSchema<unknown, Reply>;
  },
) => Promise<Result<Reply, ClubUnreachable>>;

/**
 * Asks the club over its endpoint. No answer, a late one and one that is no answer to the question are all the same to the
 * caller. Only what may happen twice without harm is asked a second time.
 */
export function clubEndpoint(settings: ClubEndpointSettings): AskClub {
  const breaker: Breaker = createBreaker({ clock: settings.clock, ...breakerSettings });
  const trouble = settings.onTrouble ?? (() => undefined);
  const down = fail({ code: "CLUB_UNREACHABLE" });
  const { timeoutMs = 1_500 } = settings;
  return async (document, variables, { again, reply }) => {
    const until = performance.now() + timeoutMs + secondTryMs;
    const body = JSON.stringify({ operationName: document.name, query: document.text, variables });
    for (let attempt = 1; attempt <= (again ? 2 : 1); attempt += 1) {
      const left = Math.min(timeoutMs, until - performance.now());
      if (left <= 0 || !breaker.allows()) break;
      const answer = await askOnce(settings, document.name, body, left);
      const understood = answer.ok ? v.safeParse(reply, answer.value) : null;
      if (understood?.success) {
        breaker.succeeded();
        return ok(understood.output);
      }
      breaker.failed();
      trouble(document.name, answer.ok ? "not understood" : answer.error.reason);
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
      // A redirect would carry our token to a place nobody configured.
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
    // Only the kind of failure: the text of a network error may hold the address that was asked.
    return unanswered(cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network");
  }
}

/** The text of an answer, or null when it goes on for longer than any answer of the club. */
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
