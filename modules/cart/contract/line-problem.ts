import { type AddProblem, addProblem, type Limits } from "./add-problem.ts";

/** What stands against a line's number of pieces, with the numbers its sentence tells. */
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
 * Less than this it may always hold: nobody is kept from taking something out of the cart.
 */
export function lineProblem(limits: Limits, elsewhere: number, quantity: number): LineProblem | null {
  const problem = addProblem(limits, elsewhere, quantity);
  if (problem?.code !== "LIMIT_REACHED" || problem.bound === "least" || elsewhere === 0) return problem;
  return { code: "VARIANT_LIMIT", limit: problem.limit, elsewhere };
}
