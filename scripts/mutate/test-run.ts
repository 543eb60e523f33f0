import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

export type TestRun = {
  readonly root: string;
  readonly plan: string;
  readonly files: readonly string[];
  readonly databaseUrl: string;
  readonly log: string;
  /** The active mutant; null while the runner records coverage. */
  readonly active?: number;
  readonly notes?: string;
  readonly timeLimitMs: number;
  readonly signal: AbortSignal;
};

/** Runs test files over the mutated sources, until the first one fails when a mutant is active. */
export async function runTests(run: TestRun): Promise<"passed" | "failed" | "timed out"> {
  const isDryRun = run.active === undefined;
  const options = isDryRun ? ["--isolate"] : ["--bail=1", "--no-isolate"];
  const child = spawn(
    "node_modules/.bin/vitest",
    ["run", "--config", "scripts/mutate/vitest.config.ts", "--maxWorkers=2", ...options, ...run.files],
    {
      cwd: run.root,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      env: {
        ...process.env,
        DATABASE_URL: run.databaseUrl,
        MUTANT_PLAN: run.plan,
        MUTANT_ORDER: run.files.join("\n"),
        ...(run.active === undefined ? {} : { MUTANT_ACTIVE: String(run.active) }),
        ...(run.notes === undefined ? {} : { MUTANT_NOTES: run.notes }),
      },
    },
  );
  const log = createWriteStream(run.log);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const limit = AbortSignal.timeout(run.timeLimitMs);
  // The whole process group: a mutant may keep a worker in an endless loop.
  const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const over = AbortSignal.any([limit, run.signal]);
  over.addEventListener("abort", end);
  const [code] = await once(child, "close");
  over.removeEventListener("abort", end);
  log.end();
  await finished(log);
  if (limit.aborted) return "timed out";
  return code === 0 ? "passed" : "failed";
}
