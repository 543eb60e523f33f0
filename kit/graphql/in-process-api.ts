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

/** The same calls as the browser makes, answered inside the process: no HTTP, same documents, same resolvers. */
export function inProcessApi(executor: Executor, context: RequestContext): Api {
  return async <Answer, Variables>(
    document: TypedDocument<Answer, Variables>,
    variables?: Variables,
    _options?: CallOptions,
  ) => {
    const result = await executor.execute({
      query: document.text,
      operationName: document.name,
      variables: (variables ?? {}) as Record<string, unknown>,
      context,
    });
    const [error] = result.errors ?? [];
    if (error) throw errorOfGraphql(error);
    if (!result.data) throw new ApiError(unknownErrorText);
    return result.data as Answer;
  };
}
