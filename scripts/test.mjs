// Proves the project: installs what is missing, then runs every check. Runs on any Node from 20 on; everything after
// the installation runs on the Node that the project pins.

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(`This is Node.js ${process.versions.node}; the tests need 20 or newer: https://nodejs.org`);
  process.exit(1);
}

const { fileURLToPath } = await import("node:url");
const { ensureInstalled } = await import("./install/ensure-installed.mjs");
const { runPinned } = await import("./install/run-pinned.mjs");
const root = fileURLToPath(new URL("..", import.meta.url));

const problem = await ensureInstalled(root, (line) => console.log(`▸ ${line}`));
if (problem !== null) {
  console.error(problem);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
process.exitCode = await runPinned(root, ["scripts/run-checks.ts", ...process.argv.slice(2)]);
