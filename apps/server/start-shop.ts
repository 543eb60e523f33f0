import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { type Clock, systemClock } from "#kit/core/clock.ts";
import { type Ids, systemIds } from "#kit/core/ids.ts";
import { keepNothing, keptValues } from "#kit/core/kept-values.ts";
import { keptAnswers } from "#kit/graphql/kept-answers.ts";
import { health } from "#kit/http/health.ts";
import type { Log } from "#kit/http/log.ts";
import { connectPageCache } from "#kit/http/page-cache/connect-page-cache.ts";
import { createPageCache, type PageCache } from "#kit/http/page-cache/page-cache.ts";
import { securityHeaders } from "#kit/http/security-headers.ts";
import { type CloseStep, gracefulShutdown, type Shutdown } from "#kit/http/shutdown.ts";
import { startTelemetry } from "#kit/telemetry/start-telemetry.ts";
import { traceRequests } from "#kit/telemetry/trace-requests.ts";
import { traceSql } from "#kit/telemetry/trace-sql.ts";
import { readSiteInfo } from "#modules/content/server/index.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { orderPayments } from "#modules/order/server/index.ts";
import { createSearchMemory } from "#modules/search/server/index.ts";
import type { Config } from "./config/config.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { createApp, type HotPath } from "./http/create-app.ts";
import { openSimulators } from "./http/open-simulators.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { chooseSenders } from "./messaging/choose-senders.ts";
import { shopOrders } from "./orders/shop-orders.ts";
import { builtStorefront, type StorefrontSource } from "./pages/storefront-source.ts";
import { shopPayments } from "./payment/shop-payments.ts";
import { refreshOnNotice } from "./search/search-jobs.ts";
import { watchSearch } from "./search/watch-search.ts";
import { ensureDemoShop } from "./seed/ensure-demo-shop.ts";
import { seedDemoStaff } from "./seed/seed-staff.ts";
import { shopParcels } from "./shipping/shop-parcels.ts";
import { openClub } from "./site/open-club.ts";
import { openSite } from "./site/open-site.ts";
import { reachClub } from "./site/reach-club.ts";

export type RunningShop = { address: string; shutdown: Shutdown };

/** What the shop takes from the world around it: the time, chance, the signals that tell it to end, and its pages. */
export type Surroundings = {
  clock: Clock;
  ids: Ids;
  process: Pick<NodeJS.Process, "on" | "exit">;
  storefront(): Promise<StorefrontSource>;
};

const realWorld: Surroundings = { clock: systemClock, ids: systemIds, process, storefront: builtStorefront };

/** A few lists for search engines at a time; they are read seldom and made quickly. */
const sitemapBytes = 16 * 1024 * 1024;

/** Products, their stock and their campaigns as pages show them: some thousand products in two languages. */
const mostKeptValues = 30_000;

/** Stock and campaigns may be shown as they were a moment ago. */
const momentSeconds = 1;
const mostAnswerCharacters = 8 * 1024 * 1024;

/** So many wait at the door when a crowd comes in the same moment; the usual 511 would turn some of them away. */
const backlog = 4096;

const plays = ({ role }: Config, part: "web" | "worker" | "club") => role === "all" || role === part;

/** Starts the parts this process is to play, in the order in which they lean on each other; they end in reverse. */
export async function startShop(config: Config, log: Log, changes: Partial<Surroundings> = {}): Promise<RunningShop> {
  const around = { ...realWorld, ...changes };
  // Pages are loaded while the database answers; whoever needs them hears of a failure then.
  const storefront = plays(config, "web") ? around.storefront() : null;
  storefront?.catch(() => undefined);
  const steps: CloseStep[] = [];
  const whenEnding = (name: string, run: () => Promise<unknown>) => steps.unshift({ name, run });
  const opened = await openDatabase(config, log);
  whenEnding("database", opened.close);
  try {
    if (config.stage !== "production") {
      await ensureDemoShop(opened.database);
      const sealer = sealerOf(config.secret, around.ids);
      await seedDemoStaff({ database: opened.database, clock: around.clock, sealer });
    }
    return await open({ config, log, around, opened, storefront, steps, whenEnding });
  } catch (problem) {
    for (const step of steps) await step.run().catch(() => undefined);
    throw problem;
  }
}

type Opening = {
  config: Config;
  log: Log;
  around: Surroundings;
  opened: OpenDatabase;
  /** Null where no pages are served. */
  storefront: Promise<StorefrontSource> | null;
  steps: readonly CloseStep[];
  whenEnding(name: string, run: () => Promise<unknown>): void;
};

async function open({
  config,
  log,
  around,
  opened,
  storefront: loading,
  steps,
  whenEnding,
}: Opening): Promise<RunningShop> {
  const { clock, ids } = around;
  const hotPath: { current: HotPath } = { current: () => false };
  const headers = securityHeaders({
    https: config.publicUrl.startsWith("https:"),
    // "Near me" on the page of the stores.
    ownFeatures: ["geolocation"],
  });
  const app = createApp({ config, log, ids, hotPath, headers });
  const shutdown = gracefulShutdown({
    servers: [app.server],
    // Nobody is sent to a worker.
    announceSeconds: config.role === "worker" ? 0 : config.announceSeconds,
    drainSeconds: config.shutdownSeconds,
    // Whoever means to use a connection again does so within this time, and is told then not to.
    quietSeconds: config.shutdownSeconds / 5,
    steps,
    log,
    process: around.process,
  });
  const { database } = opened;
  const telemetry = await startTelemetry({ endpoint: config.telemetryEndpoint, serviceName: "shop", log });
  whenEnding("telemetry", telemetry.stop);
  traceSql(database.pool, telemetry);
  traceRequests(app, telemetry);
  await app.register(health, {
    checks: [{ name: "database", check: () => sql`select 1`.execute(database.kysely) }],
    draining: shutdown.draining,
    log,
  });

  let ownAddress = "";
  const mail = config.simulators ? await openSimulators(app, config, database, () => ownAddress) : null;
  if (mail) whenEnding("mail simulator", mail.stop);
  const club = reachClub({ config, clock, log, ownAddress: () => ownAddress });
  if (plays(config, "club")) await openClub(app, { config, log, telemetry, database, clock, ids });
  const orders = shopOrders({ config, clock, ids });
  const payments = shopPayments({
    config,
    database,
    clock,
    ids,
    log,
    ownUrl: () => ownAddress,
    onSettled: [orderPayments(orders)],
  });
  const parcels = shopParcels({ config, database, clock, log, orders, ownUrl: () => ownAddress });
  if (loading) {
    const maxBytes = config.pageCacheMegabytes * 1024 * 1024;
    const cache = createPageCache({ maxBytes, clock, log });
    const sitemapCache = createPageCache({
      maxBytes: sitemapBytes,
      clock,
      log,
      squeezeAfterHits: Number.POSITIVE_INFINITY,
    });
    const ears = { connectionString: opened.url, log: (message: string, err?: unknown) => log.warn({ err }, message) };
    // A shop that keeps no pages keeps nothing else either.
    const kept = maxBytes === 0 ? keepNothing : keptValues({ clock, most: mostKeptValues });
    // Answers whose stamps still stand may be given again by a shop that asks PostgreSQL every time.
    const seconds = maxBytes === 0 ? 0 : momentSeconds;
    const answers =
      maxBytes === 0 && config.drawnPagesMegabytes === 0
        ? null
        : keptAnswers({ clock, seconds, mostCharacters: mostAnswerCharacters });
    const listener = await connectPageCache(allOf(cache, sitemapCache, kept, ...(answers ? [answers] : [])), ears);
    whenEnding("page cache listener", listener.stop);
    const searchMemory = createSearchMemory({ database: opened.replica });
    const searchListener = await watchSearch(searchMemory, ears);
    whenEnding("search listener", searchListener.stop);
    const storefront = await loading;
    whenEnding("storefront", storefront.stop);
    hotPath.current = await openSite(app, {
      config,
      log,
      clock,
      ids,
      opened,
      cache,
      sitemapCache,
      searchMemory,
      kept,
      answers,
      club,
      payments,
      orders,
      parcels,
      storefront,
      headers,
      telemetry,
    });
  }
  const address = await listen(app, config);
  ownAddress = address;
  whenEnding("http", () => app.close());

  if (plays(config, "worker")) {
    const shopName = (await readSiteInfo(database.kysely))?.name ?? new URL(config.publicUrl).hostname;
    const senders = chooseSenders(config, shopName, mail ? { httpUrl: address, smtpUrl: mail.url } : null);
    whenEnding("mail", async () => senders.close());
    const deps = {
      config,
      databaseUrl: opened.url,
      database,
      clock,
      ids,
      senders,
      shopName,
      club,
      payments,
      orders,
      parcels,
      log,
    };
    const worker = await startJobs(deps);
    whenEnding("jobs", worker.stop);
    const ears = { connectionString: opened.url, log: (message: string, err?: unknown) => log.warn({ err }, message) };
    const refresher = await refreshOnNotice({ ...ears, database, clock });
    whenEnding("search refresh", refresher.stop);
  }
  return { address, shutdown };
}

type Clearable = Pick<PageCache, "clear" | "clearAll"> & Partial<Pick<PageCache, "doubtAll">>;

const allOf = (...caches: readonly Clearable[]): Required<Clearable> => ({
  clear(tags) {
    for (const cache of caches) cache.clear(tags);
  },
  clearAll() {
    for (const cache of caches) cache.clearAll();
  },
  doubtAll() {
    for (const cache of caches) {
      if (cache.doubtAll) cache.doubtAll();
      else cache.clearAll();
    }
  },
});

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
  // Who listens on every address is reached on the nearest one.
  const near = ["0.0.0.0", "::"].includes(bound.address) ? "127.0.0.1" : bound.address;
  return `http://${near.includes(":") ? `[${near}]` : near}:${bound.port}`;
}
