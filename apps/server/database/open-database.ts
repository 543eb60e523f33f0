import { join } from "node:path";
import type { Log } from "#kit/http/log.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import type { EmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import type { Config } from "../config/config.ts";
import { commandWaitMs } from "./command-timeout.ts";
import { migrateDatabase } from "./migrate-database.ts";

export type OpenDatabase = {
  url: string;
  database: Database;
  replica: Database;
  close(): Promise<void>;
};

/**
 * Opens the configured database, or the built-in one, migrated and with the regions loaded. A command sets `join`: beside a
 * running shop it uses that shop's built-in database.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  { joins = false }: { readonly joins?: boolean } = {},
): Promise<OpenDatabase> {
  const builtIn = config.database.url === null ? await (joins ? joinBuiltIn : startBuiltIn)(config) : null;
  const url = builtIn?.url ?? config.database.url ?? "";
  // The built-in database ends shortly after the pool has closed: that is no lost connection.
  let closing = false;
  const open = (address: string, applicationName: string, primary: boolean) =>
    connect(address, {
      applicationName,
      primary,
      maxConnections: config.database.pool,
      connectionTimeoutMs: joins ? commandWaitMs : config.database.waitSeconds * 1_000,
      onFrozen: (frozen) =>
        frozen ? log.error("the database does not answer") : log.warn("the database answers again"),
      onConnectionLost: (err) => {
        if (!closing) log.warn({ err }, "a database connection was lost");
      },
    });
  const database = open(url, "shop", true);
  const replica = config.database.replicaUrl ? open(config.database.replicaUrl, "shop-replica", false) : database;
  const close = async () => {
    closing = true;
    if (replica !== database) await replica.close();
    await database.close();
    await builtIn?.stop();
  };
  try {
    await migrateDatabase(config, database, url);
  } catch (problem) {
    await close();
    throw problem;
  }
  return { url, database, replica, close };
}

/** Loaded only when there is no configured database. */
async function startBuiltIn({ dataDir }: Config): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = await import("#kit/postgres/embedded/start-embedded-postgres.ts");
  return startEmbeddedPostgres({ dataDir: join(dataDir, "postgres") });
}

async function joinBuiltIn({ dataDir }: Config): Promise<EmbeddedPostgres> {
  const { joinEmbeddedPostgres } = await import("#kit/postgres/embedded/join-embedded-postgres.ts");
  return joinEmbeddedPostgres({ dataDir: join(dataDir, "postgres") });
}
