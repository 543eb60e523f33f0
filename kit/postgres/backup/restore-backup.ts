import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../connect.ts";
import { type MigrationSource, readMigrations } from "../migration-files.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { type BackupManifest, BackupProblem, type BackupTable, readManifest } from "./manifest.ts";
import { hasTables, quoted, quotedList, tablesOf } from "./read-catalogue.ts";

type RestoreOptions = {
  readonly database: Database;
  readonly url: string;
  readonly folder: string;
  readonly sources: readonly MigrationSource[];
};

/**
 * Fills an empty database from a backup of this release or an earlier one: creates the tables with the backup's migrations, copies all
 * rows in one transaction, and applies newer migrations. Files and migrations are checked before anything is written.
 */
export async function restoreBackup({ database, url, folder, sources }: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await checkMigrations(manifest, sources);
  for (const table of manifest.tables) await checkFile(folder, table);
  await withClient(database, async (client) => {
    if (!(await hasTables(client))) return;
    throw new BackupProblem("The database is not empty. Restore into a new one, and point the shop at it afterwards.");
  });
  const inBackup = new Set(manifest.migrations.map(({ module, name }) => `${module}/${name}`));
  await prepareDatabase(url, sources, { only: (module, name) => inBackup.has(`${module}/${name}`) });
  await withClient(database, (client) => loadRows(client, manifest, folder));
  await prepareDatabase(url, sources);
  return manifest;
}

async function checkMigrations({ migrations }: BackupManifest, sources: readonly MigrationSource[]): Promise<void> {
  const known = new Map<string, string>();
  for (const source of sources) {
    for (const { name, checksum } of await readMigrations(source)) known.set(`${source.module}/${name}`, checksum);
  }
  for (const { module, name, checksum } of migrations) {
    const own = known.get(`${module}/${name}`);
    if (own === checksum) continue;
    throw new BackupProblem(
      `The backup has the migration ${name} of ${module}, which this release ${own === undefined ? "lacks" : "has with another text"}. Restore it with the release that wrote it, or a later one.`,
    );
  }
}

async function checkFile(folder: string, { file, sha256 }: BackupTable): Promise<void> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(join(folder, file)), hash);
  } catch {
    throw new BackupProblem(`The backup's file ${file} is missing or cannot be read.`);
  }
  if (hash.digest("hex") !== sha256) throw new BackupProblem(`The backup's file ${file} is damaged.`);
}

async function loadRows(client: PoolClient, manifest: BackupManifest, folder: string): Promise<void> {
  await client.query("begin");
  await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  const tables = (await tablesOf(client)).map(({ schema, table }) => quoted(schema, table));
  // Rows arrive table by table: foreign keys are checked once at the end, and triggers have done their work before the backup.
  const keys = await dropForeignKeys(client);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Migrations insert rows; a ledger's trigger would refuse to remove them.
  await client.query(`truncate ${tables.join(", ")}`);
  for (const table of manifest.tables) await loadTable(client, table, folder);
  for (const { schema, name, lastValue } of manifest.sequences) {
    await client.query("select setval($1::regclass, $2)", [quoted(schema, name), lastValue]);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  await client.query("commit");
  await client.query("set statement_timeout = 0; analyze; reset statement_timeout");
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function dropForeignKeys(client: PoolClient): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

async function loadTable(client: PoolClient, { schema, table, columns, file, rows }: BackupTable, folder: string) {
  const loading = client.query(copyFrom(`copy ${quoted(schema, table)} (${quotedList(columns)}) from stdin`));
  await pipeline(createReadStream(join(folder, file)), createGunzip(), loading);
  if (loading.rowCount === rows) return;
  throw new BackupProblem(`${file} has ${loading.rowCount} rows instead of ${rows}.`);
}

async function withClient<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = true;
  try {
    const result = await work(client);
    broken = false;
    return result;
  } finally {
    // After a failure the connection is closed, which rolls its transaction back.
    client.release(broken);
  }
}
