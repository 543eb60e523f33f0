import { fail, ok, type Result } from "#kit/core/result.ts";

/** `body` is null when the response was not JSON. */
export type JsonResponse = { readonly status: number; readonly body: unknown };

export type JsonRequest = {
  readonly url: URL;
  /** Posted as a form; without it the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/** Sends one request without a retry, because a shopper is waiting. */
export async function requestJson(
  request: JsonRequest,
): Promise<Result<JsonResponse, { code: "UNAVAILABLE"; reason: string }>> {
  const { url, form, headers, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      headers: { accept: "application/json", ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      // A redirect would send the app's secret to an address that is not configured.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return fail({ code: "UNAVAILABLE", reason: `http ${response.status}` });
    return ok({ status: response.status, body: await response.json().catch(() => null) });
  } catch (cause) {
    // Only the kind of failure: the message of a network error may contain the requested address.
    const reason = cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network";
    return fail({ code: "UNAVAILABLE", reason });
  }
}
