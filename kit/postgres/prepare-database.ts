import { connect } from "./connect.ts";
import { type MigrateOptions, type MigrationSource, migrate, noteJobs, withMigrationLock } from "./migrate.ts";

/** Prepares a fresh or older database before the first request: the job queue, then every module's migrations. */
export async function prepareDatabase(
  url: string,
  sources: readonly MigrationSource[],
  options: MigrateOptions = {},
): Promise<void> {
  // Most starts find it done (isUpToDate) and need not load the migration code.
  const { installJobs } = await import("./install-jobs.ts");
  const database = connect(url, { applicationName: "migrate", maxConnections: 2 });
  try {
    await withMigrationLock(database.pool, () => installJobs(url));
    await migrate(database.pool, sources, options);
    await noteJobs(database.pool);
  } finally {
    await database.close();
  }
}
