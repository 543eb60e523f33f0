import { seededRandom } from "#kit/core/seeded-random.ts";
import { type Mutant, mutantKey, type PlannedMutant } from "./mutant.ts";

/**
 * Draws mutants at random, reproducible by the seed. No two overlap, so that all can be in the source at the same time,
 * and each file has a limited share.
 */
export function chooseMutants(all: readonly Mutant[], { count, seed, perFile }: Choice): PlannedMutant[] {
  const seen = new Map<string, number>();
  const rankOf = (mutant: Mutant): number => {
    const key = mutantKey(mutant);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return seededRandom(`${seed} ${key} ${nth}`)();
  };
  const generated = all
    .map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ mutant }) => mutant);
  const chosen: PlannedMutant[] = [];
  for (const mutant of generated) {
    if (chosen.length === count) break;
    const beside = chosen.filter(({ file }) => file === mutant.file);
    const overlaps = beside.some(({ start, end }) => start < mutant.end && mutant.start < end);
    if (!overlaps && beside.length < perFile) chosen.push({ ...mutant, id: chosen.length + 1 });
  }
  return chosen;
}

export type Choice = { readonly count: number; readonly seed: string; readonly perFile: number };
