import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTree } from "./boundaries/read-tree.ts";
import { testsNeedingDemo } from "./engine-alone/tests-needing-demo.ts";
import { buildIfChanged } from "./prepare/build-if-changed.ts";
import { runCommand } from "./prepare/run-command.ts";

// `npm run check-engine-alone [-- a part of a test's path …]`: proves that the folder demo/ can be deleted. Copies the tracked
// files without it, and runs the build, the type check, the import rules and the engine's unit tests there.
const root = fileURLToPath(new URL("..", import.meta.url));
const filters = process.argv.slice(2);

/** Folders the engine does not read: the gallery's pictures are most of the repository's bytes. */
const left = ["demo/", "docs/gallery/", "docs/screenshots/"];
/** The build's result depends on content alone, so that an unchanged storefront is not built twice. */
const built = ["build/client", "build/server", "build/scripts.json", "build/.stamp"];

function copyEngine(): string {
  // Below the project: packages are hard links, for which both must be on one disk.
  const copy = join(root, ".data/engine-alone");
  rmSync(copy, { recursive: true, force: true });
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split(
    "\0",
  );
  const files = tracked.filter((path) => path !== "" && !left.some((folder) => path.startsWith(folder)));
  for (const path of [...files, ...built]) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  // Not a symbolic link: the build names sources by their real paths from the root.
  execFileSync("cp", ["-al", join(root, "node_modules"), join(copy, "node_modules")]);
  return copy;
}

type Check = { readonly name: string; run(): Promise<{ code: number; output: string }> };

const copy = copyEngine();
const needing = testsNeedingDemo(readTree(root));
const engineTests = filters.length > 0 ? filters : ["apps/", "modules/", "adapters/", "kit/"];
const excluded = ["**/*.long.test.ts", ...needing].map((path) => `--exclude=${path}`);
const checks: readonly Check[] = [
  {
    name: "build",
    async run() {
      const result = await buildIfChanged(copy, () => {});
      return result.state === "failed" ? { code: 1, output: result.output } : { code: 0, output: "" };
    },
  },
  { name: "types", run: () => runCommand(copy, ["tsc", "-p", ".", "--noEmit"]) },
  { name: "import rules", run: () => runCommand(copy, [process.execPath, "scripts/check-boundaries.ts"]) },
  {
    name: "unit tests of the engine",
    run: () => runCommand(copy, ["vitest", "run", "--reporter=dot", ...excluded, ...engineTests]),
  },
];

let failed = 0;
try {
  for (const { name, run } of checks) {
    const { code, output } = await run();
    console.log(`${code === 0 ? "✓" : "✗"} without demo/: ${name}`);
    if (code !== 0) console.log(output.trimEnd());
    if (code !== 0) failed += 1;
  }
  const own = needing.filter((path) => !path.startsWith("demo/") && !path.startsWith("tests/"));
  console.log(`${own.length} test files of the engine need the demo shop and were left out.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
