import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainSkus, type SkuRef } from "#apps/server/testing/purchase-shop-fixture.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import { startReplica } from "#kit/testing/start-replica.ts";
import { startRelay } from "./relay.ts";
import { type ShopProcesses, startShopProcesses } from "./shop-processes.ts";

/**
 * Two web processes and a worker behind a load balancer, on a PostgreSQL of their own with durable commits: a small
 * production fleet.
 */
export type Fleet = ShopProcesses & {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sku: SkuRef;
  /** Starts a second PostgreSQL that follows the first; from then on catalogue, search and content are read there. */
  addReplica(): Promise<Database>;
  /** The process that all others of the database belong to. */
  postmaster(): Promise<number>;
  stop(): Promise<void>;
};

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
    const shop = await startShopProcesses(folder, { ...urls, ...env }, undo);
    const database = connect(postgres.url, { applicationName: "proof", maxConnections: 4 });
    undo.push(database.close);
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
    return { ...shop, database, databaseUrl: postgres.url, sku, addReplica, postmaster, stop };
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
