import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { plainSkus, type SkuRef } from "#apps/server/testing/purchase-shop-fixture.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import { startReplica } from "#kit/testing/start-replica.ts";
import { type Relay, startRelay } from "./relay.ts";
import { type SupervisedProcess, supervise } from "./supervised-process.ts";
import { watchDraining } from "./watch-draining.ts";

/**
 * Two web processes and a worker behind a load balancer, on a PostgreSQL of their own with durable commits: a small
 * production fleet.
 */
export type Fleet = {
  readonly relay: Relay;
  readonly webs: readonly [SupervisedProcess, SupervisedProcess];
  readonly worker: SupervisedProcess;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sku: SkuRef;
  /** Starts a second PostgreSQL that follows the first; from then on catalogue, search and content are read there. */
  addReplica(): Promise<Database>;
  /** The process that all others of the database belong to. */
  postmaster(): Promise<number>;
  stop(): Promise<void>;
};

const compiled = fileURLToPath(new URL("../../.data/compiled", import.meta.url));
const plenty = 1_000_000;

export async function fleetFixture(env: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), "shop-faults-"));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataDir = join(folder, "postgres");
    const postgres = await startEmbeddedPostgres({ dataDir });
    undo.push(postgres.stop);
    // Reads go to the primary until there is a replica.
    const readers = [postgres.port];
    const reading = await startRelay(readers);
    undo.push(reading.stop);
    const urls = { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: withPort(postgres.url, reading.port) };
    const start = async (role: string) => {
      const supervised = await supervise({
        cwd: folder,
        env: { ...settings(folder), ...urls, SHOP_ROLE: role, ...env },
      });
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
    const database = connect(postgres.url, { applicationName: "proof", maxConnections: 4 });
    undo.push(database.close);
    await Promise.all([worker, ...webs].map((one) => one.untilReady()));
    const [sku] = await plainSkus(database.kysely, 1, plenty);
    if (!sku) throw new Error("nothing to sell");
    const postmaster = async () => Number.parseInt(await readFile(join(dataDir, "postmaster.pid"), "utf8"), 10);
    const startFollowing = async () => {
      const replica = await startReplica({ url: postgres.url, sourceDir: dataDir, dataDir: join(folder, "replica") });
      const looking = connect(replica.url, { applicationName: "proof", maxConnections: 2 });
      undo.push(replica.stop, looking.close);
      readers[0] = replica.port;
      reading.cut();
      return looking;
    };
    // A test that is tried again finds the one it had.
    let following: Promise<Database> | null = null;
    const addReplica = () => {
      following ??= startFollowing();
      return following;
    };
    return { relay, webs, worker, database, databaseUrl: postgres.url, sku, addReplica, postmaster, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

const withPort = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
};

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
