import type { PlannedMutant } from "./mutant.ts";

/**
 * Inserts every mutant behind a switch. One transform of the sources serves all runs; the switch records which tests
 * execute a mutant.
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
