import type { Mutant, PlannedMutant } from "./mutant.ts";

/**
 * Draws mutants at random, the same ones for the same seed. No two overlap, so that all of them can stand in the source at the same time,
 * and no file gives more than its share.
 */
export function chooseMutants(all: readonly Mutant[], { count, seed, perFile }: Choice): PlannedMutant[] {
  const random = randomNumbers(seed);
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

export type Choice = { readonly count: number; readonly seed: number; readonly perFile: number };

/** Mulberry32: small, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
