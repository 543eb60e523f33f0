import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import { chooseMutants } from "./mutate/choose-mutants.ts";
import { coveringTests, readNotes } from "./mutate/covering-tests.ts";
import { findMutants } from "./mutate/find-mutants.ts";
import { mutantKey } from "./mutate/mutant.ts";
import { type Equivalent, type Outcome, report, survivorsOf, written } from "./mutate/report.ts";
import { runTests } from "./mutate/test-run.ts";

// `npm run mutate [-- --count 90] [-- --seed 1] [-- a part of a path …]`: mutates the business code and checks that a
// test fails. Exits with 1 when fewer than nine in ten are detected. `--again` repeats the survivors of the last run.
// docs/testing.md has the details.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "90" },
    seed: { type: "string", default: "1" },
    "per-file": { type: "string", default: "3" },
    tests: { type: "string", multiple: true },
    again: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const modules = "{cart,checkout,payment,order,returns,promotion,inventory,loyalty}";
const leastShare = 0.9;
const timeLimitMs = 600_000;

const sources = globSync(`modules/${modules}/{contract,server}/**/*.ts`, { cwd: root })
  .filter(
    (path) =>
      !/\.(test|gen|contract)\.ts$|\/(testing|operations|wire|web)\/|\/(index|tables|migration-source)\.ts$/.test(path),
  )
  .filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
  .sort();
const tests = [
  ...globSync(`modules/{admin,${modules.slice(1, -1)}}/**/*.test.ts`, { cwd: root }),
  ...globSync("apps/server/{checkout,orders,payment,http,modules,messaging,pages}/*.test.ts", { cwd: root }),
  ...globSync("tests/{concurrency,chaos,walk}/*.test.ts", { cwd: root }),
  ...globSync("apps/simulators/message-delivery.test.ts", { cwd: root }),
]
  .filter((path) => !path.endsWith(".long.test.ts"))
  .filter((path) => values.tests?.some((part) => path.includes(part)) ?? true);

const all = sources.flatMap((file) => findMutants(file, readFileSync(join(root, file), "utf8")));
const folder = join(root, ".cache/mutate");
const lastRun = (name: string) => readFileSync(join(folder, name), "utf8");
const plan = values.again
  ? survivorsOf(JSON.parse(lastRun("plan.json")), lastRun("outcomes"))
  : chooseMutants(all, { count: Number(values.count), seed: values.seed, perFile: Number(values["per-file"]) });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = { plan: join(folder, "plan.json"), notes: join(folder, "notes"), outcomes: join(folder, "outcomes") };
writeFileSync(files.plan, JSON.stringify(plan, null, 1));
writeFileSync(files.notes, "");
console.log(`▸ ${plan.length} of ${all.length} mutants in ${sources.length} files, seed ${values.seed}`);

const database = await startEmbeddedPostgres({ dataDir: join(root, ".data/mutate-postgres"), durable: false });
const outcomes: Outcome[] = [];
// The test processes are a group of their own, and Ctrl-C must end them too.
const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());
try {
  const common = { root, plan: files.plan, databaseUrl: database.url, timeLimitMs, signal: stopped.signal };
  console.log(`▸ Looking which of ${tests.length} test files come past which mutant`);
  const dry = await runTests({
    ...common,
    files: tests,
    notes: files.notes,
    log: join(folder, "dry-run.log"),
    timeLimitMs: timeLimitMs * 6,
  });
  if (dry !== "passed") throw new Error(`the tests fail without a mutant: see ${join(folder, "dry-run.log")}`);
  const notes = readNotes(readFileSync(files.notes, "utf8"), root);
  for (const mutant of plan) {
    if (stopped.signal.aborted) break;
    const covering = coveringTests(notes, mutant);
    const log = join(folder, `mutant-${mutant.id}.log`);
    const passed =
      covering.length > 0 && (await runTests({ ...common, files: covering, active: mutant.id, log })) === "passed";
    const fate = covering.length === 0 ? "not covered" : passed ? "survived" : "killed";
    outcomes.push({ mutant, fate });
    console.log(`  ${mutant.id}/${plan.length} ${fate}: ${mutant.file}:${mutant.line}`);
    writeFileSync(files.outcomes, written(outcomes));
  }
} finally {
  await database.stop();
}
const equivalents = JSON.parse(
  readFileSync(join(root, "scripts/mutate/equivalent-mutants.json"), "utf8"),
) as Equivalent[];
console.log(report(outcomes, equivalents));
const known = new Set(equivalents.map(({ mutant }) => mutant));
const counted = outcomes.filter(({ mutant, fate }) => fate === "killed" || !known.has(mutantKey(mutant)));
const killed = counted.filter(({ fate }) => fate === "killed").length;
process.exitCode = counted.length > 0 && killed / counted.length >= leastShare ? 0 : 1;
