import { join } from "node:path";
import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import type { Log } from "#kit/http/log.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import { prepareDatabase } from "#kit/postgres/prepare-database.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import type { Config } from "../config/config.ts";
import { migrationSourcesFor } from "../rooms/migration-sources.ts";

export type OpenDatabase = {
  url: string;
  database: Database;
  replica: Database;
  close(): Promise<void>;
};

/** The database the configuration names, or the built-in one; in either case with every table in place, and the country's regions in theirs. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const builtIn =
    config.database.url === null ? await startEmbeddedPostgres({ dataDir: join(config.dataDir, "postgres") }) : null;
  const url = builtIn?.url ?? config.database.url ?? "";
  try {
    await prepareDatabase(url, migrationSourcesFor(config.simulators));
  } catch (problem) {
    await builtIn?.stop();
    throw problem;
  }
  // The built-in database ends a moment after the pool has let go of it: that is no loss.
  let closing = false;
  const open = (address: string, applicationName: string) =>
    connect(address, {
      applicationName,
      maxConnections: config.database.pool,
      onConnectionLost: (err) => {
        if (!closing) log.warn({ err }, "a database connection was lost");
      },
    });
  const database = open(url, "shop");
  const replica = config.database.replicaUrl ? open(config.database.replicaUrl, "shop-replica") : database;
  const close = async () => {
    closing = true;
    if (replica !== database) await replica.close();
    await database.close();
    await builtIn?.stop();
  };
  try {
    await fillRegions(database, publishedAreas);
  } catch (problem) {
    await close();
    throw problem;
  }
  return { url, database, replica, close };
}
