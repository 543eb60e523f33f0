import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When the process `pid` was started, as a text that is only good for comparing; null when there is none.
 * Process ids are given out again after a while; the pair of id and start is not.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
    if (stat === null) return null;
    // The program name stands in parentheses and may hold blanks, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const isZombie = fields[0] === "Z";
    return isZombie ? null : (fields[19] ?? null);
  }
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout.trim() || null;
}
