import type { Config } from "#apps/server/config/config.ts";
import { readConfig } from "#apps/server/config/read-config.ts";
import type { RunningShop, StartShop } from "#apps/server/shop-environment.ts";
import { systemIds } from "#kit/core/ids.ts";
import { ok } from "#kit/core/result.ts";
import { createLog } from "#kit/http/log.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { StoryClock } from "./run-stories.ts";

/** Demo orders send no messages. */
const silent = { send: async () => ok({ messageId: "unsent" }) };
const silentSenders: Senders = { whatsapp: silent, sms: silent, email: silent };

const noPages = async () => ({
  load: () => Promise.reject(new Error("the shop of the demo orders shows no pages")),
  // The storefront's pages are loaded on request, and none is requested.
  changing: true,
  files: null,
  stop: async () => undefined,
});

/**
 * Starts a second shop in this process, on a free loopback port and the same database, whose clock the caller sets. Its
 * gateways and couriers are simulators in every configuration, and its messages are discarded.
 */
export async function startBackdatedShop(
  startShop: StartShop,
  { config, databaseUrl, clock }: { config: Config; databaseUrl: string; clock: StoryClock },
): Promise<RunningShop> {
  const read = readConfig({
    SHOP_STAGE: "test",
    SHOP_ROLE: "all",
    SHOP_SIMULATORS: "on",
    SHOP_PUBLIC_URL: config.publicUrl,
    // Guests have their own addresses.
    SHOP_TRUST_PROXY: "1",
    SHOP_UNPAID_GUEST_PERCENT: "100",
    SHOP_SHUTDOWN_SECONDS: "1",
    SHOP_PAGE_CACHE_MB: "0",
    SHOP_CHAT_HOURS: "00:00-23:59",
    // A first start on a slow machine: a late simulator or connection must not cost an order.
    SHOP_TIMEOUTS: "club=120000,payment=120000,courier=120000,social=120000,messages=120000",
    DATABASE_WAIT_SECONDS: "120",
    DATABASE_URL: databaseUrl,
    SHOP_DATA_DIR: config.dataDir,
    SHOP_SECRET: config.secret,
    SHOP_SEAL_KEYS: config.sealSecrets.join(","),
  });
  if (!read.ok) throw new Error(read.error.sentence);
  const ownSignals = { on: () => process, exit: (): never => process.exit(1) } as Pick<NodeJS.Process, "on" | "exit">;
  return startShop({ ...read.value, port: 0 }, createLog({ level: "silent" }), {
    clock,
    ids: systemIds,
    process: ownSignals,
    storefront: noPages,
    demo: async () => null,
    senders: silentSenders,
  });
}
