import {
  type Api,
  ApiError,
  type CallOptions,
  errorOfGraphql,
  type TypedDocument,
  unknownErrorText,
} from "./client.ts";
import type { RequestContext } from "./context.ts";
import type { Executor } from "./executor.ts";
import { collectStamps, type Stamp } from "./stamps.ts";

/** An API that knows what its answers were made of. */
export type StampingApi = Api & {
  /** The stamps of an answer it gave; null where some of it has none. */
  stampsOf(answer: object): readonly Stamp[] | null;
};

/** The same calls as the browser makes, answered inside the process: no HTTP, same documents, same resolvers. */
export function inProcessApi(executor: Executor, context: RequestContext): StampingApi {
  const stampsOf = new WeakMap<object, readonly Stamp[] | null>();
  const ask: Api = async <Answer, Variables>(
    document: TypedDocument<Answer, Variables>,
    variables?: Variables,
    _options?: CallOptions,
  ) => {
    const prepared = executor.prepare(document.text, document.name);
    const stamps = "stamped" in prepared && prepared.stamped ? collectStamps(true) : null;
    const result = await executor.execute({
      query: document.text,
      operationName: document.name,
      variables: (variables ?? {}) as Record<string, unknown>,
      context: stamps ? { ...context, stamps } : context,
    });
    const [error] = result.errors ?? [];
    if (error) throw errorOfGraphql(error);
    if (!result.data) throw new ApiError(unknownErrorText);
    stampsOf.set(result.data, stamps?.all() ?? null);
    return result.data as Answer;
  };
  return Object.assign(ask, { stampsOf: (answer: object) => stampsOf.get(answer) ?? null });
}
