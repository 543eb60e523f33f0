import { fail, ok, type Result } from "#kit/core/result.ts";

/** What came back; `body` is null when it was not JSON. */
export type JsonAnswer = { readonly status: number; readonly body: unknown };

export type Question = {
  readonly url: URL;
  /** Posted as a form; without it the question is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/** One question without a second try: a shopper is waiting. No answer in time is a value, not a throw. */
export async function askJson(
  question: Question,
): Promise<Result<JsonAnswer, { code: "UNAVAILABLE"; reason: string }>> {
  const { url, form, headers, timeoutMs } = question;
  try {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      headers: { accept: "application/json", ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      // A redirect would carry our secret to a place nobody configured.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return fail({ code: "UNAVAILABLE", reason: `http ${response.status}` });
    return ok({ status: response.status, body: await response.json().catch(() => null) });
  } catch (cause) {
    // Only the kind of failure: the text of a network error may hold the address that was asked.
    const reason = cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network";
    return fail({ code: "UNAVAILABLE", reason });
  }
}
