import { fail, ok, type Result } from "#kit/core/result.ts";

export type JsonPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs: number;
};

/** The vendor's response; `body` is null when it was not JSON. */
export type JsonReply = { readonly status: number; readonly body: unknown };

/** Sends one POST without a retry: the outbox retries. A timeout is returned, not thrown. */
export async function postJson(post: JsonPost): Promise<Result<JsonReply, { code: "NO_ANSWER"; reason: string }>> {
  try {
    const response = await fetch(post.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...post.headers },
      body: JSON.stringify(post.body),
      // A redirect would send the bearer token and the message to an address that is not configured.
      redirect: "error",
      signal: AbortSignal.timeout(post.timeoutMs),
    });
    return ok({ status: response.status, body: parsed(await response.text()) });
  } catch (cause) {
    return fail({ code: "NO_ANSWER", reason: reasonOf(cause) });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only the kind of failure: the message of a network error may contain the requested address. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network";
}
