import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Runner } from "./account.ts";
import type { Binaries } from "./binaries.ts";

/** One running database process. `exited` settles when it ends, for any reason. */
export type Postmaster = { readonly exited: Promise<void>; stop(): Promise<void> };

export type PostmasterOptions = {
  readonly dataDir: string;
  readonly port: number;
  readonly durable: boolean;
  readonly log: (line: string) => void;
};

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  log_timezone: "UTC",
  timezone: "UTC",
};
const fasterThanSafe = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const stopPatienceMs = 15_000;

/** Starts the database process and waits until it accepts connections. Rejects with its last output when it ends before. */
export async function startPostmaster(
  binaries: Binaries,
  runner: Runner,
  options: PostmasterOptions,
): Promise<Postmaster> {
  const wanted = { ...settings, port: String(options.port), ...(options.durable ? {} : fasterThanSafe) };
  const flags = Object.entries(wanted).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = runner.command(binaries.postgres, ["-D", options.dataDir, ...flags]);
  // Its own process group, so that Ctrl-C reaches only this process, which stops the database after its last query.
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  await untilReady(child, options.log);
  return { exited, stop: () => stopChild(child, exited) };
}

function untilReady(child: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    if (child.stderr === null) throw new Error("the database process has no error output to read");
    createInterface({ input: child.stderr }).on("line", (line) => {
      log(line);
      if (output.length < 50) output.push(line);
      if (/database system is ready to accept (?:read-only )?connections/.test(line)) resolve();
    });
    child.once("error", reject);
    // `close` comes after the last line was read, `exit` may come before.
    child.once("close", (code) => reject(new Error(`PostgreSQL ended with code ${code}: ${output.join(" | ")}`)));
  });
}

async function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // Fast shutdown ends connections in order; the next signals are for an unresponsive process.
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopPatienceMs);
    });
    await Promise.race([exited, patience]);
    clearTimeout(timer);
  }
}
