import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentHash } from "./content-hash.ts";
import { runCommand } from "./run-command.ts";

/** A build target with its inputs, and the file that stores the hash of the last build's inputs. */
type Part = {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly stamp: string;
  readonly command: readonly string[];
};

/** Wider than strictly needed: a needless build is cheaper than a stale one. */
const storefront: Part = {
  inputs: [
    "apps/{storefront,admin}/**/*",
    "kit/{core,graphql,images,vite,web}/**/*",
    "modules/*/{web,admin,contract}/**/*",
    "modules/*/server/{schema,admin}.graphql",
    "apps/club/**/*.graphql",
    "scripts/{build,generate*}.ts",
    "scripts/script-list/*.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ],
  outputs: ["build/client", "build/server/index.js", "build/admin/server/index.js", "build/scripts.json"],
  stamp: "build/.stamp",
  command: ["npm", "run", "--silent", "build"],
};
const program: Part = {
  inputs: [
    "apps/{server,club,simulators}/**/*.ts",
    "{adapters,kit}/**/*.{ts,tsx}",
    "modules/*/{server,contract}/**/*.ts",
    "demo/{index,data/**/*,seed/**/*,club/**/*,orders/**/*}.ts",
    "scripts/build.ts",
    "scripts/program/*.ts",
    "package.json",
    "package-lock.json",
  ],
  outputs: ["build/program/main.js"],
  stamp: "build/program/.stamp",
  command: ["npm", "run", "--silent", "build", "--", "--program"],
};
const notInputs = /\.gen\.ts$|\.test\.tsx?$|\.md$|(^|\/)(\.react-router|testing)\//;

export type BuildOutcome =
  | { readonly state: "fresh" | "built" }
  | { readonly state: "failed"; readonly output: string };

const hashOf = (root: string, { inputs }: Part) => contentHash(root, inputs, notInputs);

function isFresh(root: string, part: Part): boolean {
  const stamp = join(root, part.stamp);
  const isComplete = part.outputs.every((path) => existsSync(join(root, path)));
  return isComplete && existsSync(stamp) && readFileSync(stamp, "utf8") === hashOf(root, part);
}

/** For tests that start the shop in a process of its own: the program, if it matches the source. */
export const freshProgram = (root: string): Readonly<Record<string, string>> =>
  isFresh(root, program) ? { SHOP_PROGRAM: join(root, "build/program/main.js") } : {};

/** Builds the storefront, and the server's program, unless the last build was made from exactly these files. */
export async function buildIfChanged(root: string, announce: () => void): Promise<BuildOutcome> {
  // The storefront's build empties the folder of both.
  const stale = isFresh(root, storefront) ? [program].filter((part) => !isFresh(root, part)) : [storefront, program];
  const [first] = stale;
  if (first === undefined) return { state: "fresh" };
  announce();
  // An interrupted build must not look finished.
  for (const { stamp } of stale) rmSync(join(root, stamp), { force: true });
  const generated = await runCommand(root, [process.execPath, "scripts/generate.ts", "--build"]);
  if (generated.code !== 0) return { state: "failed", output: generated.output };
  // Some generated files are inputs of the build, so the hash is computed afterwards.
  const stamps = stale.map((part) => [join(root, part.stamp), hashOf(root, part)] as const);
  const built = await runCommand(root, first.command, { NODE_ENV: "production" });
  if (built.code !== 0) return { state: "failed", output: built.output };
  for (const [path, stamp] of stamps) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stamp);
  }
  return { state: "built" };
}
