// Prepares missing parts and starts the shop. Runs on any Node from 20 on; everything after the installation runs on
// the pinned one.

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(`This is Node.js ${process.versions.node}; the shop needs 20 or newer: https://nodejs.org`);
  process.exit(1);
}

const { existsSync, readdirSync } = await import("node:fs");
const { fileURLToPath } = await import("node:url");
const { ensureInstalled } = await import("./install/ensure-installed.mjs");
const { runPinned } = await import("./install/run-pinned.mjs");
const root = fileURLToPath(new URL("..", import.meta.url));

const problem = await ensureInstalled(root, (line) => console.log(`▸ ${line}`));
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
const args = process.argv.slice(2);
const code = await runPinned(root, ["scripts/prepare.ts", ...args]);
// React is several times slower without it.
const mode = args.includes("--dev") ? "development" : "production";
// While one works on the shop it begins anew whenever a file of the server changes; pages change by themselves.
const serverFolders = [
  "apps/server",
  "apps/club",
  "apps/simulators",
  "adapters",
  "kit/core",
  "kit/graphql",
  "kit/postgres",
];
const modules = readdirSync(`${root}/modules`).map((module) => `modules/${module}/server`);
const watched = [...serverFolders, ...modules].filter((folder) => existsSync(`${root}/${folder}`));
const watch = mode === "development" ? watched.map((folder) => `--watch-path=${folder}`) : [];
// A smaller young generation uses a third less memory for a few per cent more time.
// By default the heap grows to three times the live objects before a collection; this costs a few per cent of time too.
const program = mode === "development" ? "apps/server/main.ts" : "build/program/main.js";
// No old-generation collection below the size a started shop needs anyway.
const memory = ["--max-semi-space-size=6", "--heap-growing-percent=45", "--initial-old-space-size=64"];
const command = [...memory, ...watch, program, ...args];
// Otherwise each compressing thread has its own memory arena, on Linux.
const environment = { NODE_ENV: mode, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };
process.exitCode = code === 0 ? await runPinned(root, command, environment) : code;
