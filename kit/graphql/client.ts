/** A GraphQL document with the types of its result and its variables; written by the document generator. */
export type TypedDocument<Answer, Variables> = {
  readonly text: string;
  readonly name: string;
  readonly __types?: (variables: Variables) => Answer;
};

/** A failed call of any kind: always a message, a status code and, if known, a code. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string | null;

  constructor(message: string, statusCode = 500, code: string | null = null) {
    super(message);
    this.name = "ApiError";
    this.statusCode = statusCode;
    this.code = code;
  }
}

export const sessionInvalidCode = "0002";
export const networkErrorText = "Internal server error.";
export const unknownErrorText = "There was an error. Please try again later.";

export type CallOptions = { readonly signal?: AbortSignal };

type Rest<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: CallOptions]
    : [variables: Variables, options?: CallOptions];

/** Sends one document and resolves with its data, or rejects with an ApiError. */
export type Api = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  ...rest: Rest<Variables>
) => Promise<Answer>;

export type ApiSettings = {
  /** One address, or one for each operation. */
  readonly endpoint: string | ((operation: string) => string);
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly locale: () => string;
  readonly originAlias: string;
  /** Called before the call rejects with code 0002. */
  readonly onSessionInvalid?: (error: ApiError) => void;
  /** Called with a renewed token the server sent along. */
  readonly onToken?: (token: string) => void;
};

type WireError = { message?: unknown; extensions?: { code?: unknown; statusCode?: unknown } };
type WireBody = { data?: unknown; errors?: WireError[]; message?: unknown };

export const errorOfGraphql = (error: WireError): ApiError => {
  const { code, statusCode } = error.extensions ?? {};
  return new ApiError(
    typeof error.message === "string" && error.message ? error.message : "Error",
    typeof statusCode === "number" ? statusCode : 500,
    typeof code === "string" ? code : null,
  );
};

function errorOfBody(body: WireBody | null, status: number): ApiError | null {
  const first = Array.isArray(body?.errors) ? body.errors[0] : undefined;
  if (first) return errorOfGraphql(first);
  if (body?.data) return null;
  const message = typeof body?.message === "string" && body.message ? body.message : unknownErrorText;
  return new ApiError(message, status >= 400 ? status : 500);
}

/** The browser's API client: plain fetch, one POST per call. */
export function createApi(settings: ApiSettings): Api {
  const { endpoint, fetch: send, originAlias, onSessionInvalid, onToken } = settings;
  return async <Answer, Variables>(
    document: TypedDocument<Answer, Variables>,
    variables?: Variables,
    options?: CallOptions,
  ) => {
    const token = settings.token();
    const headers: Record<string, string> = {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      "accept-language": settings.locale(),
      "x-origin-alias": originAlias,
    };
    if (token) headers.authorization = `Bearer ${token}`;

    let response: Response;
    try {
      response = await send(
        `${typeof endpoint === "string" ? endpoint : endpoint(document.name)}?opname=${document.name}`,
        {
          method: "POST",
          headers,
          body: JSON.stringify({ operationName: document.name, query: document.text, variables: variables ?? {} }),
          signal: options?.signal ?? null,
        },
      );
    } catch (problem) {
      // An aborted call rejects with the abort itself, not with an error message.
      if (options?.signal?.aborted) throw problem;
      throw new ApiError(networkErrorText);
    }

    const renewed = response.headers.get("x-access-token");
    if (renewed) onToken?.(renewed);
    const body = (await response.json().catch(() => null)) as WireBody | null;
    const error = errorOfBody(body, response.status);
    if (!error) return body?.data as Answer;
    // A call started before a sign-in was refused for a session that has been replaced since.
    if (error.code === sessionInvalidCode && token === settings.token()) onSessionInvalid?.(error);
    throw error;
  };
}
