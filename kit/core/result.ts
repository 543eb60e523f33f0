/** An expected failure: a code from a closed set, never a text. */
export type Failure = { readonly code: string };

/** The result of a use case: a value, or one of its expected failures. Unexpected failures are thrown. */
export type Result<T, E extends Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T) => ({ ok: true, value }) as const;
export const fail = <const E extends Failure>(error: E) => ({ ok: false, error }) as const;
