import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

type Process = { readonly pid: number; readonly parent: number; readonly mebibytes: number };

/** The largest process among this one and its descendants; null where there is no `ps`. */
export async function largestProcess(pid: number): Promise<Process | null> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => ({ stdout: "" }));
  const [largest = null] = family(readProcesses(stdout), pid).sort((one, other) => other.mebibytes - one.mebibytes);
  return largest;
}

/** Its memory, in MiB. */
export const largestResident = async (pid: number): Promise<number | null> =>
  (await largestProcess(pid))?.mebibytes ?? null;

export function readProcesses(listing: string): Process[] {
  return listing
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent, kibibytes]) =>
      pid === undefined || parent === undefined || kibibytes === undefined
        ? []
        : [{ pid, parent, mebibytes: kibibytes / 1024 }],
    );
}

/** A process with its children and theirs. */
export function family(all: readonly Process[], pid: number): Process[] {
  const children = all.filter(({ parent }) => parent === pid).flatMap((child) => family(all, child.pid));
  return [...all.filter((one) => one.pid === pid), ...children];
}
