import { connect } from "./connect.ts";
import { installJobs } from "./jobs.ts";
import { type MigrateOptions, type MigrationSource, migrate, withMigrationLock } from "./migrate.ts";

/** Everything a fresh or older database needs before the first request: the job queue, then every room's tables. */
export async function prepareDatabase(
  url: string,
  sources: readonly MigrationSource[],
  options: MigrateOptions = {},
): Promise<void> {
  const database = connect(url, { applicationName: "migrate", maxConnections: 2 });
  try {
    await withMigrationLock(database.pool, () => installJobs(url));
    await migrate(database.pool, sources, options);
  } finally {
    await database.close();
  }
}
