import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Test files that record a figure, property tests, and the walk. */
export const proofFiles = (root: string, parts: readonly string[]): string[] =>
  globSync("{apps,modules,kit,adapters,tests}/**/*.test.ts", { cwd: root })
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .filter((path) =>
      /testing\/proof\.ts"|from "fast-check"|\/test-walk\.ts"/.test(readFileSync(join(root, path), "utf8")),
    );

/** The seed of this run's random cases: a new one each time, unless the one of an earlier run is given. */
export function propertySeed(requested: string | undefined, random: () => number): number {
  const seed = requested === undefined ? Math.floor(random() * 2 ** 31) : Number(requested);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed takes a whole number, not ${requested}`);
  return seed;
}
