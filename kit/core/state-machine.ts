import { fail, ok, type Result } from "./result.ts";

type Transitions<S extends string, M extends string> = Readonly<
  Record<M, { readonly from: readonly S[]; readonly to: S }>
>;

/** A state machine written as a table of transitions. */
export function stateMachine<S extends string, M extends string>(transitions: Transitions<S, M>) {
  const allowed = (state: S, transition: M) => transitions[transition].from.includes(state);
  return {
    transitionsFrom: (state: S): M[] =>
      (Object.keys(transitions) as M[]).filter((transition) => allowed(state, transition)),
    apply: (state: S, transition: M): Result<S, { code: "ILLEGAL_TRANSITION"; state: S; transition: M }> =>
      allowed(state, transition)
        ? ok(transitions[transition].to)
        : fail({ code: "ILLEGAL_TRANSITION", state, transition }),
  };
}
