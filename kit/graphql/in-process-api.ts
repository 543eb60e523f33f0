import { type CacheValidator, collectValidators } from "../cache/validators.ts";
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

/** An API with the validators of its responses. */
export type ValidatingApi = Api & {
  /** The validators of a response; null when a part of it has none. */
  validatorsOf(reply: object): readonly CacheValidator[] | null;
};

/** The same calls as the browser makes, answered inside the process: no HTTP, same documents, same resolvers. */
export function inProcessApi(executor: Executor, context: RequestContext): ValidatingApi {
  const known = new WeakMap<object, readonly CacheValidator[] | null>();
  const request: Api = async <Answer, Variables>(
    document: TypedDocument<Answer, Variables>,
    variables?: Variables,
    _options?: CallOptions,
  ) => {
    const prepared = executor.prepare(document.text, document.name);
    const validators = "validated" in prepared && prepared.validated ? collectValidators(true) : null;
    const result = await executor.execute({
      query: document.text,
      operationName: document.name,
      variables: (variables ?? {}) as Record<string, unknown>,
      context: validators ? { ...context, validators } : context,
    });
    const [error] = result.errors ?? [];
    if (error) throw errorOfGraphql(error);
    if (!result.data) throw new ApiError(unknownErrorText);
    known.set(result.data, validators?.all() ?? null);
    return result.data as Answer;
  };
  return Object.assign(request, { validatorsOf: (reply: object) => known.get(reply) ?? null });
}
