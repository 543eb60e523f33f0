import { GraphQLError } from "graphql";
import { isDatabaseUnavailable } from "#kit/postgres/database-unavailable.ts";
import { isUnwritable } from "#kit/postgres/value-errors.ts";
import { Refused } from "./refused.ts";

/** The only message a caller gets for an unexpected failure. */
export const unexpectedText = "There was an error. Please try again later.";

/** The code of a temporary failure. */
export const tryAgain = "TRY_AGAIN";

/** The code and status of a failure: temporary, the caller's fault, or neither. */
export function outwardly(error: unknown): { readonly code: string; readonly statusCode: number } {
  if (isDatabaseUnavailable(error)) return { code: tryAgain, statusCode: 503 };
  if (isUnwritable(error)) return { code: "BAD_USER_INPUT", statusCode: 400 };
  return { code: "INTERNAL_SERVER_ERROR", statusCode: 500 };
}

/** An unexpected failure as it is logged. */
export type UnexpectedFailure = {
  readonly error: unknown;
  readonly requestId: string;
  readonly operationName: string | null;
  readonly path: string | null;
};

/** An error of the request itself: it cannot be parsed, validated or run. */
export const requestError = (error: GraphQLError | Error, code: string, statusCode = 400): GraphQLError =>
  error instanceof GraphQLError
    ? new GraphQLError(error.message, {
        nodes: error.nodes ?? null,
        source: error.source ?? null,
        positions: error.positions ?? null,
        extensions: { code, statusCode },
      })
    : new GraphQLError(error.message, { extensions: { code, statusCode } });

/**
 * Every error of an execution gets a message, a code and a status code. Refusals keep theirs; an unexpected one is reported with
 * the request id and sent as one neutral message, so no stack and no SQL reach the caller.
 */
export function executionErrors(
  errors: readonly GraphQLError[],
  call: { readonly requestId: string; readonly operationName: string | null },
  report: (failure: UnexpectedFailure) => void,
): GraphQLError[] {
  return errors.map((error) => {
    // Without a path nothing ran: the variables were invalid.
    if (!error.path) return requestError(error, "BAD_USER_INPUT");
    const original: unknown = error.originalError ?? error;
    if (original instanceof Refused) {
      return new GraphQLError(original.message, { path: error.path, extensions: { ...original.extensions } });
    }
    const { requestId } = call;
    const extensions = { ...outwardly(original), requestId };
    // A text no column can store, such as a NUL character, is the caller's fault.
    if (extensions.statusCode >= 500) report({ error: original, ...call, path: error.path.join(".") });
    return new GraphQLError(unexpectedText, { path: error.path, extensions });
  });
}
