import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#kit/core/free-port.ts";
import type { Cleanup } from "../cleanup.ts";
import type { Running } from "./running.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type ShopStart = {
  readonly env: Readonly<Record<string, string>>;
  readonly patienceSeconds: number;
};

/** Starts a shop as `npm start` does, on a free port, and waits for its home page. */
export async function startShop({ env, patienceSeconds }: ShopStart, cleanup: Cleanup): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    // The log is written as in production, and discarded.
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...withoutSettings(process.env), HOST: "127.0.0.1", PORT: String(port), SHOP_DEMO_ORDERS: "off", ...env },
  });
  let lastOutput = "";
  child.stderr?.on("data", (part: Buffer) => {
    lastOutput = (lastOutput + part).slice(-2000);
  });
  cleanup.later(() => stop(child));
  const running = { port, pid: child.pid ?? 0, stop: () => stop(child) };
  try {
    await firstPage(child, port, patienceSeconds);
    return running;
  } catch (problem) {
    await running.stop();
    throw new Error(`${problem instanceof Error ? problem.message : problem}\n${lastOutput}`);
  }
}

/** Settings of the developer's environment must not change the measurement. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = /^(?:SHOP_|DATABASE_|WHATSAPP_|SMS_|SMTP_|OTEL_|TRUSTED_DOCUMENTS$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}

async function firstPage(child: ChildProcess, port: number, patienceSeconds: number): Promise<void> {
  const until = performance.now() + patienceSeconds * 1000;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("The shop ended instead of starting.");
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await sleep(20);
  }
  throw new Error(`The home page did not come within ${patienceSeconds} seconds.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await exited;
  clearTimeout(force);
}
