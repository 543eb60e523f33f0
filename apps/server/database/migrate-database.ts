import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { grantToApplication, hasGrants } from "#kit/postgres/application-role.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { isUpToDate } from "#kit/postgres/migrate.ts";
import { prepareDatabase } from "#kit/postgres/prepare-database.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import type { Config } from "../config/config.ts";
import { migrationSourcesFor } from "../modules/migration-sources.ts";
import { commandWaitMs } from "./command-timeout.ts";

/** The audit and the consent ledger: the application only inserts and reads. */
const narrow = { appendOnly: ["staff.audit", "consent.entry", "inventory.movement"], readOnly: [] };

/**
 * Migrates the database and loads the regions. Uses the role of MIGRATION_DATABASE_URL if set, which then grants the application's
 * role access; otherwise the application's own role.
 */
export async function migrateDatabase(
  { simulators, database: { migrationUrl } }: Pick<Config, "simulators" | "database">,
  application: Database,
  url: string,
): Promise<void> {
  const sources = migrationSourcesFor(simulators);
  if (migrationUrl === null) {
    try {
      if (!(await isUpToDate(application.pool, sources))) await prepareDatabase(url, sources);
      await fillRegions(application, publishedAreas);
    } catch (problem) {
      throw isDenied(problem) ? new Error(notOwner, { cause: problem }) : problem;
    }
    return;
  }
  const owner = connect(migrationUrl, {
    applicationName: "shop-migrate",
    maxConnections: 2,
    connectionTimeoutMs: commandWaitMs,
  });
  try {
    if (!(await isUpToDate(owner.pool, sources))) await prepareDatabase(migrationUrl, sources);
    await fillRegions(owner, publishedAreas);
    if (await hasGrants(application.pool)) return;
    const { rows } = await application.pool.query<{ role: string }>("select current_user as role");
    await grantToApplication(owner.pool, rows[0]?.role ?? "", narrow);
    if (!(await hasGrants(application.pool))) throw new Error(notAll);
  } finally {
    await owner.close();
  }
}

const isDenied = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && problem.code === "42501";

const notOwner =
  "The database role of DATABASE_URL does not own the tables, so it cannot bring them up to date: run `npm run migrate` with MIGRATION_DATABASE_URL set to the address of the role that does.";

const notAll =
  "Some tables belong to neither the role of DATABASE_URL nor that of MIGRATION_DATABASE_URL: give them to the latter, and run `npm run separate-audit` if the audit was given to a role of its own.";
