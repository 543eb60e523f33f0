import { fail, ok, type Result } from "./result.ts";

type Moves<S extends string, M extends string> = Readonly<Record<M, { readonly from: readonly S[]; readonly to: S }>>;

/** A state machine written as a table of moves. */
export function lifecycle<S extends string, M extends string>(moves: Moves<S, M>) {
  const allowed = (state: S, move: M) => moves[move].from.includes(state);
  return {
    movesFrom: (state: S): M[] => (Object.keys(moves) as M[]).filter((move) => allowed(state, move)),
    apply: (state: S, move: M): Result<S, { code: "ILLEGAL_MOVE"; state: S; move: M }> =>
      allowed(state, move) ? ok(moves[move].to) : fail({ code: "ILLEGAL_MOVE", state, move }),
  };
}
