/** An expected failure: a code from a closed set, never a sentence. */
export type Failure = { readonly code: string };

/** What a use case answers: a value, or one of its expected failures. Surprises are thrown instead. */
export type Result<T, E extends Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T) => ({ ok: true, value }) as const;
export const fail = <const E extends Failure>(error: E) => ({ ok: false, error }) as const;
