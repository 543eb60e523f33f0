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
  // No request waits meanwhile, so an overloaded server gets more time than the pool's default.
  const database = connect(url, { applicationName: "migrate", maxConnections: 2, connectionTimeoutMs: 120_000 });
  try {
    await withMigrationLock(database.pool, () => installJobs(url));
    await migrate(database.pool, sources, options);
    await noteJobs(database.pool);
  } finally {
    await database.close();
  }
}
