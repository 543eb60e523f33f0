import { fail, ok, type Result } from "./result.ts";

type Transitions<S extends string, M extends string> = Readonly<
  Record<M, { readonly from: readonly S[]; readonly to: S }>
>;

/** A state machine written as a table of transitions. */
export function stateMachine<S extends string, M extends string>(transitions: Transitions<S, M>) {
  const allowed = (state: S, move: M) => transitions[move].from.includes(state);
  return {
    transitionsFrom: (state: S): M[] => (Object.keys(transitions) as M[]).filter((move) => allowed(state, move)),
    apply: (state: S, move: M): Result<S, { code: "ILLEGAL_TRANSITION"; state: S; move: M }> =>
      allowed(state, move) ? ok(transitions[move].to) : fail({ code: "ILLEGAL_TRANSITION", state, move }),
  };
}
