import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { freePort } from "#kit/core/free-port.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";

const mainFile = process.env.SHOP_PROGRAM ?? fileURLToPath(new URL("../main.ts", import.meta.url));

export type SpawnedShop = {
  readonly address: string;
  readonly child: ChildProcess;
  /** Everything it has written so far, to either stream. */
  written(): string;
  complaint(): string;
  /** How it ended: exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
};

export type SpawnOptions = {
  readonly env: Readonly<Record<string, string>>;
  readonly port?: number;
  /** The working directory: a folder without a .env file. */
  readonly cwd: string;
  readonly main?: string;
  readonly nodeOptions?: readonly string[];
};

/** The shop in a child process. It is killed with the test, unless it has ended by then. */
export async function spawnShop({
  env,
  port,
  cwd,
  main = mainFile,
  nodeOptions = [],
}: SpawnOptions): Promise<SpawnedShop> {
  const takes = port ?? (await freePort());
  const child = spawn(process.execPath, [...nodeOptions, main], {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: "production", SHOP_STAGE: "test", PORT: String(takes), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let complaint = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await ended;
  });
  return {
    address: `http://127.0.0.1:${takes}`,
    child,
    written: () => out + complaint,
    complaint: () => complaint,
    ended,
  };
}

/** Waits until a shop is ready; throws with its output when it ends instead. */
export async function untilReady(shop: SpawnedShop): Promise<void> {
  for (;;) {
    if (shop.child.exitCode !== null) throw new Error(`the shop ended: ${shop.written()}`);
    const response = await sendRaw(`${shop.address}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Kills a process and its descendants at once, like a power cut. */
export function killTree(pid: number): void {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent !== null) parents.set(Number(name), parent);
  }
  const tree = [pid];
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child);
  for (const member of tree) kill(member);
}

function parentOf(pid: string): number | null {
  try {
    return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    // It ended meanwhile.
    return null;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (problem) {
    if (!(problem instanceof Error && "code" in problem && problem.code === "ESRCH")) throw problem;
  }
}
