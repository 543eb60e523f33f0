import type { StepName } from "./steps.ts";

/** Everything there is to check, once. */
const usual: readonly StepName[] = [
  "generated",
  "types",
  "lint",
  "boundaries",
  "unused",
  "atlas",
  "build",
  "unit",
  "browser",
];
/** Steps that are repeated elsewhere or take long: they run on request only. */
const all: readonly StepName[] = [...usual, "long-unit", "long-browser"];

export type Wanted = { readonly names: readonly StepName[]; readonly filters: readonly string[] };

/** Reads `--only=unit,types` and, for a single step, the files or options to narrow it to. */
export function readArguments(args: readonly string[]): Wanted | { readonly sentence: string } {
  const only = args.find((arg) => arg.startsWith("--only="));
  const filters = args.filter((arg) => arg !== only);
  if (only === undefined) {
    return filters.length === 0
      ? { names: usual, filters }
      : { sentence: `Say which step ${filters[0]} is for: npm test -- --only=unit ${filters[0]}` };
  }
  const names = only.slice("--only=".length).split(",");
  const unknown = names.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) return { sentence: `There is no step "${unknown}": the steps are ${all.join(", ")}.` };
  return { names: all.filter((name) => names.includes(name)), filters };
}
