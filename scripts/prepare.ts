import { statfsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildIfChanged } from "./prepare/build-if-changed.ts";
import { portProblem } from "./prepare/port-problem.ts";
import { runCommand } from "./prepare/run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const roomNeeded = 300_000_000;

async function prepare(): Promise<string | null> {
  const port = await portProblem(root, process.env);
  if (port !== null) return port;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < roomNeeded) {
    return `Only ${Math.round((bavail * bsize) / 1e6)} MB are free on the disk of ${root}: make room for 300 MB and start again.`;
  }
  if (process.argv.includes("--dev")) return generateForDevelopment();
  const build = await buildIfChanged(root, () => console.log("▸ Building the storefront (only when it has changed)"));
  if (build.state === "failed") return `${build.output}\nThe storefront could not be built: the lines above say why.`;
  return null;
}

/** In development pages are built on request; only the generated files must exist. */
async function generateForDevelopment(): Promise<string | null> {
  const { code, output } = await runCommand(root, [process.execPath, "scripts/generate.ts", "--build"]);
  return code === 0 ? null : `${output}\nThe generated files could not be written: the lines above say why.`;
}

const problem = await prepare();
if (problem === null) {
  console.log("▸ Starting the shop");
} else {
  console.error(problem);
  process.exitCode = 1;
}
