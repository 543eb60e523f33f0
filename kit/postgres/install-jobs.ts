import { runMigrations } from "graphile-worker";
import { workerLogger } from "./worker-log.ts";

/** Creates or updates the tables of the queue itself. */
export async function installJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: workerLogger(() => undefined) });
}
