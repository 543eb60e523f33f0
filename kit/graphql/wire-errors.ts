import { GraphQLError } from "graphql";
import { isOutOfReach } from "../postgres/out-of-reach.ts";
import { isUnwritable } from "../postgres/value-faults.ts";
import { Refused } from "./refused.ts";

/** The only thing a caller learns about an unexpected failure. */
export const unexpectedText = "There was an error. Please try again later.";

/** The code of a failure that passes by itself. */
export const tryAgain = "TRY_AGAIN";

/** How a failure leaves the house: whoever comes again in a moment may have more luck, or should send something else, or neither. */
export function outwardly(error: unknown): { readonly code: string; readonly statusCode: number } {
  if (isOutOfReach(error)) return { code: tryAgain, statusCode: 503 };
  if (isUnwritable(error)) return { code: "BAD_USER_INPUT", statusCode: 400 };
  return { code: "INTERNAL_SERVER_ERROR", statusCode: 500 };
}

/** An unexpected failure as it goes to the log. */
export type UnexpectedFailure = {
  readonly error: unknown;
  readonly requestId: string;
  readonly operationName: string | null;
  readonly path: string | null;
};

/** An error about the request itself: it cannot be parsed, validated or run as it was sent. */
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
 * Every error of an execution gets a message, a code and a status code. Refusals keep theirs; anything unexpected is
 * reported with the request id and leaves as one neutral sentence, so no stack and no SQL reach the wire.
 */
export function executionErrors(
  errors: readonly GraphQLError[],
  call: { readonly requestId: string; readonly operationName: string | null },
  report: (failure: UnexpectedFailure) => void,
): GraphQLError[] {
  return errors.map((error) => {
    // Without a path nothing ran: the variables did not fit.
    if (!error.path) return requestError(error, "BAD_USER_INPUT");
    const original: unknown = error.originalError ?? error;
    if (original instanceof Refused) {
      return new GraphQLError(original.message, { path: error.path, extensions: { ...original.extensions } });
    }
    const { requestId } = call;
    const extensions = { ...outwardly(original), requestId };
    // What no text column takes was sent by somebody who plays with us: that is their fault, not a failure of ours.
    if (extensions.statusCode >= 500) report({ error: original, ...call, path: error.path.join(".") });
    return new GraphQLError(unexpectedText, { path: error.path, extensions });
  });
}
