/** The result of one check. A problem keeps shoppers or staff from their work now; a warning will do so later, or in production. */
export type Finding = {
  readonly what: string;
  readonly state: "ok" | "warning" | "problem";
  /** A finding and, unless all is well, its remedy. */
  readonly sentence: string;
};

export const fine = (what: string, sentence: string): Finding => ({ what, state: "ok", sentence });
export const warning = (what: string, sentence: string): Finding => ({ what, state: "warning", sentence });
export const problem = (what: string, sentence: string): Finding => ({ what, state: "problem", sentence });

/** The reason of a failed attempt, with the cause that `fetch` hides behind "fetch failed". */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (cause instanceof Error) return reasonOf(cause);
  return thrown.message === "" && "code" in thrown ? String(thrown.code) : thrown.message;
}
