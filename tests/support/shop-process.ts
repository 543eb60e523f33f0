import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "#kit/core/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A shop in a separate process, as in production except for the stage. */
export type ShopProcess = { readonly url: string; stop(): Promise<void> };

/** Generous timeouts: on a busy machine the simulators respond late. Tests of timeouts set their own. */
export const patientTimeouts = "club=120000,payment=120000,courier=120000,social=120000,messages=120000";

/** Settings of a shop by their names in the environment. */
export type ShopSettings = Readonly<Record<string, string>>;

/** Starts a shop on a free port against this database and waits until it is ready. */
export async function startShopProcess(databaseUrl: string, settings: ShopSettings = {}): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [process.env.SHOP_PROGRAM ?? "apps/server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      SHOP_STAGE: "test",
      SHOP_LOG_LEVEL: "silent",
      SHOP_SHUTDOWN_SECONDS: "2",
      SHOP_DATA_DIR: ".data/e2e",
      SHOP_PUBLIC_URL: url,
      // All tests share one address.
      SHOP_LOOKUPS_PER_HOUR: "100000",
      SHOP_LOOKUPS_PER_ADDRESS_HOUR: "100000",
      // All guests share one address.
      SHOP_UNPAID_GUEST_PERCENT: "100",
      SHOP_CODE_SENDS: "receiverHour=20,receiverDay=20,deviceHour=20,addressHour=100000,altogetherHour=100000",
      // An overloaded machine takes its time.
      DATABASE_WAIT_SECONDS: "120",
      SHOP_TIMEOUTS: patientTimeouts,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  const output: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await untilReady(`${url}/readyz`, child);
  } catch (cause) {
    await stop(child);
    throw new Error(`the shop did not start: ${output.join("").trim()}`, { cause });
  }
  return { url, stop: () => stop(child) };
}

/** Long enough for a busy machine; a failed start ends its process at once. */
const patienceMs = 300_000;

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("it was not ready within five minutes");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  // Browsers keep connections open; shutdown need not wait for them.
  const impatience = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await ended;
  clearTimeout(impatience);
}
