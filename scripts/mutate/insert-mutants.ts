import type { PlannedMutant } from "./mutant.ts";

/**
 * Puts every mutant into the source behind a switch. One translation of the sources serves all runs; the switch notes which tests come past a mutant.
 */
export function insertMutants(source: string, mutants: readonly PlannedMutant[]): string {
  return [...mutants]
    .sort((one, other) => other.start - one.start)
    .reduce((text, mutant) => text.slice(0, mutant.start) + switched(mutant) + text.slice(mutant.end), source);
}

const switched = ({ id, form, original, replacement }: PlannedMutant): string =>
  form === "statement"
    ? `if (!globalThis.isMutantActive?.(${id})) { ${original} }`
    : `(globalThis.isMutantActive?.(${id}) ? (${replacement}) : (${original}))`;
