import { connect } from "./connect.ts";
import { installJobs } from "./jobs.ts";
import {
  isUpToDate,
  type MigrateOptions,
  type MigrationSource,
  migrate,
  noteJobs,
  withMigrationLock,
} from "./migrate.ts";

/**
 * Everything a fresh or older database needs before the first request: the job queue, then every room's tables. Whoever
 * finds all of it done asks once and waits for nobody: most starts come after a deployment or a crash, not after a change.
 */
export async function prepareDatabase(
  url: string,
  sources: readonly MigrationSource[],
  options: MigrateOptions = {},
): Promise<void> {
  const database = connect(url, { applicationName: "migrate", maxConnections: 2 });
  try {
    if (await isUpToDate(database.pool, sources)) return;
    await withMigrationLock(database.pool, () => installJobs(url));
    await migrate(database.pool, sources, options);
    await noteJobs(database.pool);
  } finally {
    await database.close();
  }
}
