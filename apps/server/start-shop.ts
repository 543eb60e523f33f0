import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { health } from "#kit/http/health.ts";
import type { Log } from "#kit/http/log.ts";
import { securityHeaders } from "#kit/http/security-headers.ts";
import { type CloseStep, gracefulShutdown, type WhenEnding } from "#kit/http/shutdown.ts";
import { startListening } from "#kit/postgres/listen.ts";
import { startTelemetry } from "#kit/telemetry/start-telemetry.ts";
import { traceFetch } from "#kit/telemetry/trace-fetch.ts";
import { traceRequests } from "#kit/telemetry/trace-requests.ts";
import { traceSql } from "#kit/telemetry/trace-sql.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { lockOrdersOfPayment, orderPayments, orderRefunds } from "#modules/order/server/index.ts";
import { addMissingChannels } from "#modules/payment/server/index.ts";
import { openRulesReader } from "#modules/settings/server/index.ts";
import { issueSetUpCode } from "#modules/staff/server/index.ts";
import type { Config } from "./config/config.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { ensureAuditIsSeparate } from "./database/separate-audit.ts";
import type { LoadedExtension } from "./extensions/extension.ts";
import { extensionRules } from "./extensions/extension-rules.ts";
import { loadExtensions } from "./extensions/load-extensions.ts";
import { createApp, type HotPath } from "./http/create-app.ts";
import { securityLog } from "./http/security-log.ts";
import { shopOrders } from "./orders/shop-orders.ts";
import { type AdminSource, builtAdmin } from "./pages/admin-source.ts";
import { builtStorefront, type StorefrontSource } from "./pages/storefront-source.ts";
import { shopPayments } from "./payment/shop-payments.ts";
import { ensureDemo } from "./seed/ensure-demo.ts";
import { loadDemo } from "./seed/load-demo.ts";
import { liveConfig, ruleDefaults } from "./settings/live-config.ts";
import { extensionCouriers } from "./shipping/extension-couriers.ts";
import { shopParcels } from "./shipping/shop-parcels.ts";
import type { RunningShop, ShopEnvironment } from "./shop-environment.ts";
import { openWeb } from "./site/open-web.ts";
import { reachClub } from "./site/reach-club.ts";

const realWorld: ShopEnvironment = {
  clock: systemClock,
  ids: systemIds,
  process,
  storefront: builtStorefront,
  admin: builtAdmin,
  demo: loadDemo,
};

/** The listen backlog: the default of 511 would refuse connections of a sudden peak. */
const backlog = 4096;

const plays = ({ role }: Config, part: "web" | "worker" | "club") => role === "all" || role === part;

/**
 * Starts the roles of this process in the order of their dependencies; they stop in reverse. Code that pages do not need is
 * imported by the role that needs it: a web process starts sooner without a job queue and mail.
 */
export async function startShop(
  config: Config,
  log: Log,
  changes: Partial<ShopEnvironment> = {},
): Promise<RunningShop> {
  const around = { ...realWorld, ...changes };
  // Pages load while the database starts; their failure is reported where they are awaited.
  const storefront = plays(config, "web") ? around.storefront() : null;
  storefront?.catch(() => undefined);
  const admin = plays(config, "web") ? around.admin() : null;
  admin?.catch(() => undefined);
  const steps: CloseStep[] = [];
  let setUpCode: string | null = null;
  const whenEnding: WhenEnding = (name, run) => steps.unshift({ name, run });
  const extensions = await loadExtensions(config.extensions.folder);
  const opened = await openDatabase(config, log);
  whenEnding("database", opened.close);
  try {
    if (config.stage === "production") await ensureAuditIsSeparate(opened.database, log);
    else {
      const demo = config.demo ? await around.demo() : null;
      const sealer = sealerOf(config.sealSecrets, around.ids);
      const { database, url: databaseUrl } = opened;
      if (demo) await ensureDemo(demo, { config, log, database, databaseUrl, clock: around.clock, sealer, startShop });
      if (plays(config, "web")) setUpCode = await issueSetUpCode({ ...around, database, secret: config.secret });
    }
    const channels = extensions.flatMap(({ paymentChannels }) => paymentChannels ?? []);
    if (channels.length > 0) await addMissingChannels(opened.database.kysely, channels);
    const parts = { config, log, around, opened, extensions, storefront, admin, steps, whenEnding };
    return { ...(await open(parts)), setUpCode };
  } catch (problem) {
    for (const step of steps) await step.run().catch(() => undefined);
    throw problem;
  }
}

type Opening = {
  config: Config;
  log: Log;
  around: ShopEnvironment;
  opened: OpenDatabase;
  extensions: readonly LoadedExtension[];
  /** Null where no pages are served. */
  storefront: Promise<StorefrontSource> | null;
  admin: Promise<AdminSource> | null;
  steps: readonly CloseStep[];
  whenEnding: WhenEnding;
};

async function open({
  config,
  log,
  around,
  opened,
  extensions,
  storefront,
  admin,
  steps,
  whenEnding,
}: Opening): Promise<Omit<RunningShop, "setUpCode">> {
  const { clock, ids } = around;
  const hotPath: { current: HotPath } = { current: () => false };
  const headers = securityHeaders({
    https: config.publicUrl.startsWith("https:"),
    // Geolocation for "Near me" on the stores page.
    ownFeatures: ["geolocation"],
  });
  const security = securityLog({ log, secret: config.secret, publicUrl: config.publicUrl });
  const app = createApp({ config, log, ids, hotPath, headers, security });
  const shutdown = gracefulShutdown({
    servers: [app.server],
    // A worker receives no traffic.
    announceSeconds: config.role === "worker" ? 0 : config.announceSeconds,
    drainSeconds: config.shutdownSeconds,
    // Keep-alive clients send their next request within this time and close then.
    quietSeconds: config.shutdownSeconds / 5,
    steps,
    log,
    process: around.process,
  });
  const { database } = opened;
  const defaults = ruleDefaults(config);
  const rules = await openRulesReader({ database, defaults, seller: config.seller, log });
  const telemetry = await startTelemetry({ endpoint: config.telemetryEndpoint, serviceName: "shop", log });
  whenEnding("telemetry", telemetry.stop);
  traceSql(database.pool, telemetry);
  traceRequests(app, telemetry);
  const endFetchTrace = traceFetch(telemetry);
  whenEnding("traced calls", async () => endFetchTrace());
  await app.register(health, {
    checks: [{ name: "database", check: () => sql`select 1`.execute(database.kysely) }],
    draining: shutdown.draining,
    log,
  });

  let ownAddress = "";
  const simulators = config.simulators ? await import("./http/open-simulators.ts") : null;
  const mail = (await simulators?.openSimulators(app, config, database, () => ownAddress, clock)) ?? null;
  if (mail) whenEnding("mail simulator", mail.stop);
  const club = reachClub({ config, clock, log, ownAddress: () => ownAddress });
  if (plays(config, "club")) {
    const { openClub } = await import("./site/open-club.ts");
    await openClub(app, { config, log, telemetry, database, clock, ids, security });
  }
  const orders = shopOrders({ config, clock, ids });
  const payments = shopPayments({
    config,
    database,
    clock,
    ids,
    log,
    ownUrl: () => ownAddress,
    extensions,
    onSettled: [orderPayments(orders)],
    lockOrders: lockOrdersOfPayment,
    onRefund: [orderRefunds(orders)],
  });
  const parcels = shopParcels({ config, database, clock, log, orders, ownUrl: () => ownAddress });
  const parts = {
    config: liveConfig(config, rules),
    ruleDefaults: defaults,
    rules,
    log,
    clock,
    ids,
    opened,
    club,
    payments,
    orders,
    parcels,
    whenEnding,
  };
  if (storefront && admin) {
    const promotionRules = extensionRules(extensions, log);
    const couriers = extensionCouriers(config, extensions, { clock, log });
    hotPath.current = await openWeb(app, {
      ...parts,
      couriers,
      promotionRules,
      storefront,
      admin,
      headers,
      telemetry,
      security,
    });
  }
  const address = await listen(app, config);
  ownAddress = address;
  whenEnding("http", () => app.close());

  if (plays(config, "worker")) {
    // A web process hears of changed rules on the connection of its caches.
    if (!plays(config, "web")) {
      const warn = (message: string, cause: unknown) => log.warn({ err: cause }, message);
      const listener = await startListening({ ...rules.subscription, connectionString: opened.url, log: warn });
      whenEnding("listener of rules", listener.stop);
      // A change between the first read and the start of listening was missed.
      rules.subscription.onReconnect();
    }
    const { openWorker } = await import("./jobs/open-worker.ts");
    const simulated = mail && { httpUrl: address, smtpUrl: mail.url };
    // A process that is told to stop while its worker starts loses its database then, which is no failed start.
    await openWorker({ ...parts, extensions, simulated, senders: around.senders }).catch((cause: unknown) => {
      if (!shutdown.draining()) throw cause;
    });
  }
  return { address, shutdown };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, backlog });
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "EADDRINUSE") {
      throw new Error(`Port ${port} is taken: stop what runs there, or start with another, such as PORT=${port + 1}.`, {
        cause: problem,
      });
    }
    throw problem;
  }
  const bound = app.server.address();
  if (typeof bound !== "object" || bound === null) return `http://127.0.0.1:${port}`;
  // A wildcard listener is reached on loopback.
  const near = ["0.0.0.0", "::"].includes(bound.address) ? "127.0.0.1" : bound.address;
  return `http://${near.includes(":") ? `[${near}]` : near}:${bound.port}`;
}
