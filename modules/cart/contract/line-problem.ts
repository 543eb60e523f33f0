import { type AddProblem, addProblem, type Limits } from "./add-problem.ts";

/** Why a line's quantity is not allowed, with the numbers of its message. */
export type LineProblem =
  | AddProblem
  | {
      /** Other lines of the same variant use up what one customer may have of it (CA-10). */
      readonly code: "VARIANT_LIMIT";
      readonly limit: number;
      readonly elsewhere: number;
    };

/**
 * What keeps a line from holding so many pieces while other lines hold some of the same thing; null when nothing does.
 * Fewer pieces are always allowed: a shopper can always take some out of the cart.
 */
export function lineProblem(limits: Limits, elsewhere: number, quantity: number): LineProblem | null {
  const problem = addProblem(limits, elsewhere, quantity);
  if (problem?.code !== "LIMIT_REACHED" || problem.bound === "least" || elsewhere === 0) return problem;
  return { code: "VARIANT_LIMIT", limit: problem.limit, elsewhere };
}
