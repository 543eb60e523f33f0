import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { joinEmbeddedPostgres } from "#kit/postgres/embedded/join-embedded-postgres.ts";
import type { Config } from "../config/config.ts";
import { commandWaitMs } from "../database/command-timeout.ts";

type OwnerConnection = { readonly url: string; readonly database: Database; close(): Promise<void> };

type Place = Pick<Config, "database" | "dataDir">;

const folderOf = (dataDir: string): string => join(dataDir, "postgres");

/** Whether the built-in database is meant and was never created: joining it would create an empty one. */
export async function lacksBuiltInDatabase({ database: { url, migrationUrl }, dataDir }: Place): Promise<boolean> {
  if ((migrationUrl ?? url) !== null) return false;
  const entries = await readdir(folderOf(dataDir)).catch(() => []);
  return entries.length === 0;
}

/** The configured database as it is, without migrating it, by the role that owns the tables. */
export async function connectAsOwner(
  { database: { url, migrationUrl }, dataDir }: Place,
  applicationName: string,
): Promise<OwnerConnection> {
  const configured = migrationUrl ?? url;
  const builtIn = configured === null ? await joinEmbeddedPostgres({ dataDir: folderOf(dataDir) }) : null;
  const address = configured ?? builtIn?.url ?? "";
  const database = connect(address, { applicationName, maxConnections: 2, connectionTimeoutMs: commandWaitMs });
  return {
    url: address,
    database,
    async close() {
      await database.close();
      await builtIn?.stop();
    },
  };
}
