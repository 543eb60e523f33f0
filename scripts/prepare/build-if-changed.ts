import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";
import { runCommand } from "./run-command.ts";

/** Everything the storefront's build reads. Wider than strictly needed: a needless build is cheaper than a stale one. */
const inputs = [
  "apps/storefront/**/*",
  "kit/{core,graphql,images,web}/**/*",
  "modules/*/{web,contract}/**/*",
  "modules/*/server/schema.graphql",
  "apps/club/**/*.graphql",
  "scripts/{build,generate*}.ts",
  "scripts/script-list/*.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const notInputs = /\.gen\.ts$|\.test\.tsx?$|\.md$|(^|\/)(\.react-router|testing)\//;
const outputs = ["build/client", "build/server/index.js", "build/scripts.json"];

export type BuildOutcome =
  | { readonly state: "fresh" | "built" }
  | { readonly state: "failed"; readonly output: string };

/** Builds the storefront unless the last build was made from exactly these files. */
export async function buildIfChanged(root: string, announce: () => void): Promise<BuildOutcome> {
  const stampPath = join(root, "build", ".stamp");
  const wanted = contentHash(root, inputs, notInputs);
  const isComplete = outputs.every((path) => existsSync(join(root, path)));
  if (isComplete && existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return { state: "fresh" };
  announce();
  // A build that is interrupted half-way must not look finished.
  rmSync(stampPath, { force: true });
  const generated = await runCommand(root, [process.execPath, "scripts/generate.ts", "--build"]);
  if (generated.code !== 0) return { state: "failed", output: generated.output };
  // Some generated files are read by the build like any other, so the stamp is taken from what they are now.
  const stamp = contentHash(root, inputs, notInputs);
  const built = await runCommand(root, ["npm", "run", "--silent", "build"], { NODE_ENV: "production" });
  if (built.code !== 0) return { state: "failed", output: built.output };
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampPath, stamp);
  return { state: "built" };
}
