import type { Database } from "#kit/postgres/connect.ts";
import { isUpToDate, type MigrationSource, refuseOldVersion } from "#kit/postgres/migrate.ts";
import type { Config } from "../config/config.ts";
import { type Finding, fine, problem, reasonOf, warning } from "./finding.ts";
import { readDatabaseState } from "./store/read-state.ts";

const what = "database";
const mostSecondsOff = 2;

/** Whether the database answers, has this release's tables, the time of this machine, and connections enough for another process. */
export async function checkDatabase(
  { pool }: Pick<Database, "pool">,
  config: Pick<Config, "stage"> & { readonly database: Pick<Config["database"], "pool" | "url" | "migrationUrl"> },
  sources: readonly MigrationSource[],
): Promise<Finding[]> {
  try {
    const state = await readDatabaseState(pool);
    const { rows } = await pool.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    );
    refuseOldVersion(rows[0]?.number ?? 0, state.version);
    const found = [fine(what, `PostgreSQL ${state.version} answers.`), await tables(pool, sources)];
    if (state.secondsOff > mostSecondsOff) {
      const seconds = Math.round(state.secondsOff);
      found.push(warning("clock", `The clocks of database and shop differ by ${seconds} s. Synchronise both (NTP).`));
    }
    const left = state.mostConnections - state.usedConnections;
    if (left < config.database.pool) {
      found.push(
        warning(
          "connections",
          `${left} of ${state.mostConnections} connections are free, and a process takes up to ${config.database.pool}. Raise max_connections or lower DATABASE_POOL.`,
        ),
      );
    }
    if (config.stage === "production" && config.database.url !== null && state.ownsTables) {
      found.push(
        warning(
          "database role",
          "The shop's database role owns the tables. Give it a role of its own (docs/operations.md, Two database roles).",
        ),
      );
    }
    return found;
  } catch (thrown) {
    return [problem(what, `The database cannot be used: ${reasonOf(thrown)}`)];
  }
}

async function tables(pool: Database["pool"], sources: readonly MigrationSource[]): Promise<Finding> {
  return (await isUpToDate(pool, sources))
    ? fine("tables", "They are those of this release.")
    : problem("tables", "They are not those of this release. Run `npm run migrate`.");
}
