import { mutantKey, type PlannedMutant } from "./mutant.ts";

export type Outcome = { readonly mutant: PlannedMutant; readonly fate: "killed" | "survived" | "not covered" };

/** Known mutants without an observable change, with the reason. */
export type Equivalent = { readonly mutant: string; readonly reason: string };

/** The record of a run for the next one, one mutant per line. */
export const written = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({ mutant, fate }) => `${fate}\t${mutantKey(mutant)}`).join("\n");

/** A plan of the mutants that survived an earlier run. */
export const survivorsOf = (plan: readonly PlannedMutant[], text: string): PlannedMutant[] => {
  const fates = text.split("\n");
  return plan
    .filter((_, index) => fates[index] !== undefined && !fates[index].startsWith("killed"))
    .map((mutant, index) => ({ ...mutant, id: index + 1 }));
};

/** A summary in figures, and every survivor as `file:line  original → replacement`. */
export function report(outcomes: readonly Outcome[], equivalents: readonly Equivalent[]): string {
  const known = new Set(equivalents.map(({ mutant }) => mutant));
  const counted = outcomes.filter(({ mutant, fate }) => fate === "killed" || !known.has(mutantKey(mutant)));
  const killed = counted.filter(({ fate }) => fate === "killed").length;
  const lived = counted.filter(({ fate }) => fate !== "killed");
  const share = counted.length === 0 ? 0 : Math.floor((killed * 1000) / counted.length) / 10;
  return [
    ...lived.map(({ mutant, fate }) => `${fate}: ${mutant.file}:${mutant.line}\n    ${mutantKey(mutant)}`),
    `${outcomes.length} mutants, ${outcomes.length - counted.length} equivalent, ${killed} killed of ${counted.length}: ${share} %`,
  ].join("\n");
}
