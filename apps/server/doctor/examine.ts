import { existsSync } from "node:fs";
import { join } from "node:path";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { joinEmbeddedPostgres } from "#kit/postgres/embedded/join-embedded-postgres.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import { listAccounts } from "#modules/staff/server/index.ts";
import type { Config } from "../config/config.ts";
import { migrationSourcesFor } from "../modules/migration-sources.ts";
import { checkBackups } from "./check-backups.ts";
import { checkDatabase } from "./check-database.ts";
import { checkFolder } from "./check-folder.ts";
import { checkServices } from "./check-services.ts";
import { checkShop } from "./check-shop.ts";
import { checkStaff } from "./check-staff.ts";
import { checkWork } from "./check-work.ts";
import { type Finding, problem, reasonOf, warning } from "./finding.ts";
import { servicesOf } from "./services.ts";

/** All checks of one installation. None of them changes anything. */
export async function examine(config: Config, now: Date, timeoutMs: number): Promise<Finding[]> {
  const found = await Promise.all([
    checkFolder(config.dataDir).then((one) => [one]),
    examineDatabase(config, timeoutMs),
    checkShop(config.publicUrl, now, timeoutMs),
    checkServices(servicesOf(config), timeoutMs),
    checkBackups(join(config.dataDir, "backups"), now).then((one) => [one]),
  ]);
  return found.flat();
}

async function examineDatabase(config: Config, timeoutMs: number): Promise<Finding[]> {
  const { url, replicaUrl } = config.database;
  const builtInDir = join(config.dataDir, "postgres");
  // Joining would create it.
  if (url === null && !existsSync(builtInDir)) {
    return [warning("database", "There is none yet: the first start creates the built-in one. Or set DATABASE_URL.")];
  }
  try {
    const builtIn = url === null ? await joinEmbeddedPostgres({ dataDir: builtInDir }) : null;
    const open = (address: string) =>
      connect(address, { applicationName: "shop-doctor", maxConnections: 1, connectionTimeoutMs: timeoutMs });
    const database = open(builtIn?.url ?? url ?? "");
    try {
      const sources = migrationSourcesFor(config.simulators);
      const found = await checkDatabase(database, config, sources);
      if (found.some(({ state }) => state === "problem")) return found;
      found.push(...(await checkWork(database)), checkStaff(await listAccounts(database.kysely), config.stage));
      return replicaUrl === null ? found : [...found, ...(await examineReplica(open(replicaUrl), config, sources))];
    } finally {
      await database.close();
      await builtIn?.stop();
    }
  } catch (thrown) {
    return [problem("database", `The database cannot be used: ${reasonOf(thrown)}`)];
  }
}

async function examineReplica(
  replica: Database,
  config: Config,
  sources: readonly MigrationSource[],
): Promise<Finding[]> {
  try {
    const found = await checkDatabase(replica, config, sources);
    return found.map((one) => ({ ...one, what: `replica: ${one.what}` }));
  } finally {
    await replica.close();
  }
}
