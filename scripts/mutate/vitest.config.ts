import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import base from "../../vitest.config.ts";
import { insertMutants } from "./insert-mutants.ts";
import type { PlannedMutant } from "./mutant.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const plan = JSON.parse(readFileSync(process.env.MUTANT_PLAN ?? "", "utf8")) as PlannedMutant[];
const order = (process.env.MUTANT_ORDER ?? "").split("\n");

/** Test files in the given order: those nearest to the mutant first. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.findIndex((path) => moduleId.endsWith(path));
    return [...files].sort((one, other) => place(one) - place(other));
  }
}

export default mergeConfig(
  base,
  defineConfig({
    root,
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        transform(code, id) {
          const mutants = plan.filter(({ file }) => id === `${root}${file}`);
          return mutants.length === 0 ? null : { code: insertMutants(code, mutants), map: null };
        },
      },
    ],
    test: { setupFiles: ["scripts/mutate/mutant-switch.ts"], sequence: { sequencer: AsAsked } },
  }),
);
