import { createBreaker } from "#kit/core/breaker.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Unavailable } from "#modules/payment/server/ports/gateway.ts";

/** Most calls can be retried: they only read, or carry an idempotency key. */
type GatewayCall = {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Not idempotent at the vendor: never retried; the caller queries the outcome. */
  readonly once?: true;
};

export type GatewayReply = {
  readonly status: number;
  readonly text: string;
  /** Null when the body is not JSON. */
  readonly json: unknown;
};

export type GatewayClient = (call: GatewayCall) => Promise<Result<GatewayReply, Unavailable>>;

export type ClientSettings = {
  readonly clock: Clock;
  /** For one try; there are two. */
  readonly timeoutMs?: number;
};

const tries = 2;

/**
 * HTTP client of a gateway: each call is tried twice, and a circuit breaker rejects calls after several failures in a row.
 * Every unclear answer, a 5xx included, is UNAVAILABLE: the gateway may have done the work all the same.
 */
export function gatewayClient({ clock, timeoutMs = 2_000 }: ClientSettings): GatewayClient {
  const breaker = createBreaker({ clock, failures: 6, restMs: 5_000 });
  return async (call) => {
    let reason = "resting";
    for (let attempt = 0; attempt < (call.once ? 1 : tries) && breaker.allows(); attempt += 1) {
      const reply = await callOnce(call, timeoutMs);
      if (reply.ok) {
        breaker.succeeded();
        return reply;
      }
      breaker.failed();
      reason = reply.error.reason;
    }
    return fail({ code: "UNAVAILABLE", reason });
  };
}

async function callOnce(call: GatewayCall, timeoutMs: number): Promise<Result<GatewayReply, Unavailable>> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { accept: "application/json", ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      // A redirect would send our key to a host that is not configured.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429) {
      return fail({ code: "UNAVAILABLE", reason: `http ${response.status}` });
    }
    return ok({ status: response.status, text, json: parsed(text) });
  } catch (cause) {
    // Only the kind of failure: the text of a network error may hold the URL.
    const reason = cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network";
    return fail({ code: "UNAVAILABLE", reason });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const basicAuth = (user: string, password = ""): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
