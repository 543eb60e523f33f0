import { seededRandom } from "#kit/core/seeded-random.ts";
import type { Mutant, PlannedMutant } from "./mutant.ts";

/**
 * Draws mutants at random, the same ones for the same seed. No two overlap, so that all of them can stand in the source at the same time,
 * and no file gives more than its share.
 */
export function chooseMutants(all: readonly Mutant[], { count, seed, perFile }: Choice): PlannedMutant[] {
  const random = seededRandom(seed);
  const drawn = all
    .map((mutant) => ({ mutant, rank: random() }))
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
