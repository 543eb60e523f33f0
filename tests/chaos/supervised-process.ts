import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#kit/core/free-port.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";

/** The built program if it is up to date, otherwise the source. */
const mainFile = process.env.SHOP_PROGRAM ?? fileURLToPath(new URL("../../apps/server/main.ts", import.meta.url));

/** As scripts/start.mjs starts it. */
const asStarted = ["--max-semi-space-size=6", "--heap-growing-percent=45", "--initial-old-space-size=64"];
const surroundings = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" };

/** After this many unexpected exits the process is considered broken. */
const hopeless = 3;

/** A shop process under supervision: when it exits, another is started on the same port. */
export type SupervisedProcess = {
  readonly port: number;
  readonly address: string;
  /** Milliseconds from each exit until the successor is ready. */
  readonly backAfter: readonly number[];
  /** Unexpected exits, with the last output. */
  readonly surprises: readonly string[];
  pid(): number;
  /** Sends the signal and waits for the exit; the successor starts meanwhile. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  untilReady(): Promise<void>;
  stop(): Promise<void>;
};

export type ProcessSettings = {
  readonly env: Readonly<Record<string, string>>;
  /** A folder without a .env file. */
  readonly cwd: string;
};

export async function supervise({ env, cwd }: ProcessSettings): Promise<SupervisedProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const backAfter: number[] = [];
  const surprises: string[] = [];
  let wanted = true;
  let requested = false;
  let output = "";
  const launch = (): ChildProcess => {
    const child = spawn(process.execPath, [...asStarted, mainFile], {
      cwd,
      env: { PATH: process.env.PATH, ...surroundings, SHOP_STAGE: "test", PORT: String(port), ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2000);
    });
    return child;
  };
  const alive = (one: ChildProcess) => one.exitCode === null && one.signalCode === null;

  /** True when this process may be sent visitors, false when it has ended instead. */
  async function comesUp(one: ChildProcess): Promise<boolean> {
    while (alive(one)) {
      const response = await sendRaw(`${address}/readyz`).catch(() => null);
      if (response?.status === 200 && alive(one)) return true;
      await sleep(20);
    }
    return false;
  }

  let child = launch();
  let up = comesUp(child);

  async function untilReady(): Promise<void> {
    while (!(await up)) {
      if (surprises.length >= hopeless) throw new Error(surprises.at(-1));
      await sleep(20);
    }
  }

  const watching = (async () => {
    for (;;) {
      if (alive(child)) await once(child, "exit");
      if (!requested && wanted) surprises.push(`ended by ${child.signalCode ?? child.exitCode}: ${output}`);
      if (!wanted) return;
      requested = false;
      const endedAt = performance.now();
      child = launch();
      up = comesUp(child).then((came) => {
        if (came) backAfter.push(performance.now() - endedAt);
        return came;
      });
    }
  })();

  return {
    port,
    address,
    backAfter,
    surprises,
    untilReady,
    pid: () => child.pid ?? 0,
    async end(signal) {
      const ending = child;
      requested = true;
      ending.kill(signal);
      if (alive(ending)) await once(ending, "exit");
      if (signal === "SIGTERM" && ending.exitCode !== 0) surprises.push(`ended with ${ending.exitCode}: ${output}`);
    },
    async stop() {
      wanted = false;
      if (alive(child)) child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await watching;
      clearTimeout(force);
    },
  };
}
