import type { Random } from "#kit/core/seeded-random.ts";

export { type Random, seededRandom } from "#kit/core/seeded-random.ts";

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** The n-th point of an even, never repeating spread over the unit square. */
export function spread(n: number): [number, number] {
  return [(0.5 + n * 0.7548776662466927) % 1, (0.5 + n * 0.5698402909980532) % 1];
}
