import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startOf } from "./process-identity.ts";

const patience = { fastMs: 20_000, immediateMs: 5_000, pollMs: 25 };

/**
 * Ends every PostgreSQL process that an earlier, killed run left on this data directory, and removes a `postmaster.pid`
 * that names somebody else's process. Call it only while owning the directory.
 */
export async function clearOrphans(dataDir: string, log: (line: string) => void): Promise<void> {
  const postmaster = await postmasterPid(dataDir);
  if (postmaster === null) return;
  if (await servesDirectory(postmaster, dataDir)) {
    log(`stopping the database process ${postmaster} that an earlier run left behind`);
    signal(postmaster, "SIGINT");
    if (!(await waitUntilGone([postmaster], patience.fastMs))) signal(postmaster, "SIGQUIT");
  }
  // Without their postmaster the workers leave by themselves, usually at once.
  const left = await processesOf(dataDir);
  if (!(await waitUntilGone(left, patience.immediateMs))) {
    for (const pid of await processesOf(dataDir)) signal(pid, "SIGKILL");
    await waitUntilGone(left, patience.immediateMs);
  }
  // Nobody serves the directory any more. The number in the file may meanwhile belong to a stranger, or to a dead process
  // that nobody has buried yet; both would block the start.
  await rm(join(dataDir, "postmaster.pid"), { force: true });
}

async function postmasterPid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** PostgreSQL processes work inside their data directory, which tells them apart from any other process. */
async function servesDirectory(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform !== "linux") return (await processesOf(dataDir)).includes(pid);
  const program = await readlink(`/proc/${pid}/exe`).catch(() => "");
  if (!/^postgres( |$)/.test(basename(program))) return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  return folder === (await realpath(dataDir));
}

async function processesOf(dataDir: string): Promise<number[]> {
  if (process.platform !== "linux") return postmasterByItsOwnRecord(dataDir);
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const serving = await Promise.all(pids.map((pid) => servesDirectory(pid, dataDir)));
  return pids.filter((_, index) => serving[index]);
}

/** Where there is no /proc: the command line of the recorded process has to name this directory. */
async function postmasterByItsOwnRecord(dataDir: string): Promise<number[]> {
  const pid = await postmasterPid(dataDir);
  if (pid === null) return [];
  const { execFile } = await import("node:child_process");
  const command = await new Promise<string>((resolve) => {
    execFile("ps", ["-o", "command=", "-p", String(pid)], (problem, stdout) => resolve(problem ? "" : stdout));
  });
  return command.includes("postgres") && command.includes(dataDir) ? [pid] : [];
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
    // It has gone in the meantime, which is what we wanted.
  }
}
