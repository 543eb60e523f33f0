import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The memory a process occupies, in MiB; null where the system has no `ps`. */
export async function residentMebibytes(pid: number): Promise<number | null> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  const kibibytes = Number.parseInt(stdout, 10);
  return Number.isNaN(kibibytes) ? null : kibibytes / 1024;
}
