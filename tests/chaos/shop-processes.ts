import { fileURLToPath } from "node:url";
import { type Relay, startRelay } from "./relay.ts";
import { type SupervisedProcess, supervise } from "./supervised-process.ts";
import { watchDraining } from "./watch-draining.ts";

/** Two web processes and a worker behind a load balancer. */
export type ShopProcesses = {
  readonly relay: Relay;
  readonly webs: readonly [SupervisedProcess, SupervisedProcess];
  readonly worker: SupervisedProcess;
};

const compiled = fileURLToPath(new URL("../../.data/compiled", import.meta.url));

/** `undo` takes the steps that end them. */
export async function startShopProcesses(
  folder: string,
  env: Readonly<Record<string, string>>,
  undo: (() => Promise<unknown>)[],
): Promise<ShopProcesses> {
  const start = async (role: string) => {
    const supervised = await supervise({ cwd: folder, env: { ...settings(folder), SHOP_ROLE: role, ...env } });
    undo.push(supervised.stop);
    return supervised;
  };
  const worker = await start("worker");
  const webs = [await start("web"), await start("web")] as const;
  const ports = webs.map(({ port }) => port);
  const leaving = watchDraining(ports);
  undo.push(leaving.stop);
  const relay = await startRelay(ports, leaving.has);
  undo.push(relay.stop);
  await Promise.all([worker, ...webs].map((one) => one.untilReady()));
  return { relay, webs, worker };
}

const settings = (folder: string) => ({
  SHOP_DATA_DIR: folder,
  SHOP_SECRET: "the-same-after-every-start-of-this-shop",
  SHOP_TRUST_PROXY: "1",
  SHOP_LOG_LEVEL: "error",
  // Long enough for several health checks of the load balancer.
  SHOP_ANNOUNCE_SECONDS: "2",
  SHOP_SHUTDOWN_SECONDS: "10",
  // All runs share the compile cache.
  NODE_COMPILE_CACHE: compiled,
});
