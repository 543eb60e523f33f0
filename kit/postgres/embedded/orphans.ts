import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresProblem } from "./problem.ts";
import { startOf } from "./process-identity.ts";

const patience = { fastMs: 20_000, immediateMs: 5_000, pollMs: 25 };

/** Ends every PostgreSQL process that a killed run left on this data directory, and removes a stale `postmaster.pid`. Call it only while owning the directory. */
export async function clearOrphans(dataDir: string, log: (line: string) => void): Promise<void> {
  const record = await readFile(join(dataDir, "postmaster.pid"), "utf8").catch(() => null);
  if (record === null) return;
  const postmaster = pidIn(record);
  if (postmaster === null) {
    await refuseServed(dataDir);
    log("removing a postmaster.pid that names no process");
  } else await endServing(postmaster, dataDir, log);
  // No server runs on the directory. The pid in the file may now belong to an unrelated process or to a zombie; both would block the start, and so would
  // a file that a full disk left empty.
  await rm(join(dataDir, "postmaster.pid"), { force: true });
}

async function endServing(postmaster: number, dataDir: string, log: (line: string) => void): Promise<void> {
  if (await servesDirectory(postmaster, dataDir)) {
    log(`stopping the database process ${postmaster} that an earlier run left behind`);
    signal(postmaster, "SIGINT");
    if (!(await waitUntilGone([postmaster], patience.fastMs))) signal(postmaster, "SIGQUIT");
  }
  // Without their postmaster the workers exit by themselves, usually at once.
  const left = await processesOf(dataDir);
  if (!(await waitUntilGone(left, patience.immediateMs))) {
    for (const pid of await processesOf(dataDir)) signal(pid, "SIGKILL");
    await waitUntilGone(left, patience.immediateMs);
  }
}

/** Without a record the process to end is unknown, and two servers on one directory would corrupt it. */
async function refuseServed(dataDir: string): Promise<void> {
  const serving = await processesOf(dataDir);
  if (serving.length === 0) return;
  throw new EmbeddedPostgresProblem(
    `PostgreSQL (process ${Math.min(...serving)}) still runs on ${dataDir}, but ${join(dataDir, "postmaster.pid")} does not name it: wait a minute until it ends by itself, or stop it.`,
  );
}

function pidIn(record: string): number | null {
  const pid = Number.parseInt(record, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** PostgreSQL processes have their data directory as working directory, which distinguishes them from others. */
async function servesDirectory(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform !== "linux") return (await processesOf(dataDir)).includes(pid);
  const program = await readlink(`/proc/${pid}/exe`).catch(() => "");
  if (!/^postgres( |$)/.test(basename(program))) return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  return folder === (await realpath(dataDir));
}

/** Every PostgreSQL process that works on this directory. */
export async function processesOf(dataDir: string): Promise<number[]> {
  if (process.platform !== "linux") return byCommandLine(dataDir);
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const serving = await Promise.all(pids.map((pid) => servesDirectory(pid, dataDir)));
  return pids.filter((_, index) => serving[index]);
}

/** Without /proc: the command line of a postmaster, as we start it, contains its directory. */
async function byCommandLine(dataDir: string): Promise<number[]> {
  const { execFile } = await import("node:child_process");
  const listed = await new Promise<string>((resolve) => {
    execFile("ps", ["-axo", "pid=,command="], (problem, stdout) => resolve(problem ? "" : stdout));
  });
  const serving = listed.split("\n").filter((line) => `${line} `.includes(`postgres -D ${dataDir} `));
  return serving.map((line) => Number.parseInt(line, 10));
}

async function waitUntilGone(pids: readonly number[], limitMs: number): Promise<boolean> {
  for (let waited = 0; waited <= limitMs; waited += patience.pollMs) {
    const starts = await Promise.all(pids.map(startOf));
    if (starts.every((start) => start === null)) return true;
    await sleep(patience.pollMs);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited meanwhile, as intended.
  }
}
