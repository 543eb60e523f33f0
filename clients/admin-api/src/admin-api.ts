import { argumentTypes, type Mutations, type Queries } from "./schema.ts";
import { type Known, printSelection, type Selected, type Selection } from "./selection.ts";

export type AdminApiOptions = {
  /** The endpoint, such as https://shop.example/admin/graphql. */
  readonly url: string;
  /** The API key. Keep it out of the code and of logs. */
  readonly key: string;
  /** The language of messages: en-US unless named. */
  readonly language?: "en-US" | "id-ID" | "vi-VN" | "zh-CN";
  /** How long a call may take; 30 seconds unless named. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
};

/** A call that was refused or failed. */
export class AdminApiError extends Error {
  /** The HTTP status, or the one GraphQL names for the field. */
  readonly status: number;
  /** Such as INVALID_API_KEY, FORBIDDEN or RATE_LIMITED. */
  readonly code: string;
  /** When to try again, where the shop says so. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, facts: { status: number; code: string; retryAfterSeconds: number | null }) {
    super(message);
    this.name = "AdminApiError";
    this.status = facts.status;
    this.code = facts.code;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

type Operations = Readonly<Record<string, { readonly variables: object; readonly answer: unknown }>>;

type Call<All extends Operations> = <
  Name extends keyof All & string,
  const Chosen extends Selection<All[Name]["answer"]>,
>(
  name: Name,
  variables: All[Name]["variables"],
  selection: Chosen & Known<All[Name]["answer"], Chosen>,
) => Promise<Selected<All[Name]["answer"], Chosen>>;

export type AdminApi = {
  /** Reads. */
  readonly query: Call<Queries>;
  /** Changes something. Send a mutation again only where it takes a key that makes it safe. */
  readonly mutate: Call<Mutations>;
};

type WireError = {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly statusCode?: number };
};
type WireAnswer = { readonly data?: Readonly<Record<string, unknown>> | null; readonly errors?: readonly WireError[] };

function documentOf(kind: "query" | "mutation", name: string, given: readonly string[], selection: unknown): string {
  const types = argumentTypes[name] ?? {};
  const declared = given.map((argument) => `$${argument}: ${types[argument]}`).join(", ");
  const passed = given.map((argument) => `${argument}: $${argument}`).join(", ");
  const brackets = (inner: string) => (inner === "" ? "" : `(${inner})`);
  return `${kind} ${name}${brackets(declared)} { ${name}${brackets(passed)}${printSelection(selection)} }`;
}

/** A client of the back office's API. */
export function adminApi({
  url,
  key,
  language = "en-US",
  timeoutMs = 30_000,
  fetch: send = fetch,
}: AdminApiOptions): AdminApi {
  async function call(
    kind: "query" | "mutation",
    name: string,
    variables: object,
    selection: unknown,
  ): Promise<unknown> {
    const given = Object.entries(variables).filter(([, value]) => value !== undefined);
    const query = documentOf(
      kind,
      name,
      given.map(([argument]) => argument),
      selection,
    );
    const response = await send(`${url}?opname=${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language, authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, operationName: name, variables: Object.fromEntries(given) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => ({}))) as WireAnswer;
    const [error] = answer.errors ?? [];
    if (error || !response.ok || !answer.data) {
      const { code = "UNEXPECTED", statusCode = response.status } = error?.extensions ?? {};
      const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
      throw new AdminApiError(error?.message ?? `The shop answered with status ${response.status}.`, {
        status: statusCode,
        code,
        retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
      });
    }
    return answer.data[name];
  }
  return {
    query: ((name: string, variables: object, selection: unknown) =>
      call("query", name, variables, selection)) as Call<Queries>,
    mutate: ((name: string, variables: object, selection: unknown) =>
      call("mutation", name, variables, selection)) as Call<Mutations>,
  };
}
