import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The start time of process `pid`, as a text for comparison only; null when there is none. Pids are reused; the pair of pid and start time is not. */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
    if (stat === null) return null;
    // The program name is in parentheses and may contain blanks, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const isZombie = fields[0] === "Z";
    return isZombie ? null : (fields[19] ?? null);
  }
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout.trim() || null;
}
