import { seededRandom } from "#kit/core/seeded-random.ts";
import { type Mutant, mutantKey, type PlannedMutant } from "./mutant.ts";

/**
 * Draws mutants at random, the same ones for the same seed. No two overlap, so that all of them can stand in the source at the same time,
 * and no file gives more than its share. The rank of a mutant depends on its own text alone, so that an edit elsewhere leaves the
 * others drawn and two runs stay comparable.
 */
export function chooseMutants(all: readonly Mutant[], { count, seed, perFile }: Choice): PlannedMutant[] {
  const seen = new Map<string, number>();
  const rankOf = (mutant: Mutant): number => {
    const key = mutantKey(mutant);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return seededRandom(`${seed} ${key} ${nth}`)();
  };
  const drawn = all
    .map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ mutant }) => mutant);
  const chosen: PlannedMutant[] = [];
  for (const mutant of drawn) {
    if (chosen.length === count) break;
    const beside = chosen.filter(({ file }) => file === mutant.file);
    const overlaps = beside.some(({ start, end }) => start < mutant.end && mutant.start < end);
    if (!overlaps && beside.length < perFile) chosen.push({ ...mutant, id: chosen.length + 1 });
  }
  return chosen;
}

export type Choice = { readonly count: number; readonly seed: string; readonly perFile: number };
