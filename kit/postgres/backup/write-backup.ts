import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../connect.ts";
import { type BackupManifest, BackupProblem, type BackupTable, manifestName } from "./manifest.ts";
import {
  appliedMigrations,
  hasTables,
  quoted,
  quotedList,
  sequencesOf,
  type TableColumns,
  tablesOf,
} from "./read-catalogue.ts";

type WriteBackupOptions = {
  readonly database: Database;
  /** Must not exist yet. */
  readonly folder: string;
  readonly now: Date;
  readonly sealKeys: readonly string[];
  /** Adds files that are not in the database, before the backup counts as complete. */
  readonly addFiles?: (folder: string) => Promise<void>;
};

/**
 * Writes the rows of one snapshot of the database into a folder, one compressed file per table, while the shop keeps running. The
 * folder gets its name only when everything in it is on disk. It contains personal data: only its owner may read it.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<BackupManifest> {
  const { database, folder, now, sealKeys, addFiles } = options;
  const partial = `${folder}.partial`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(partial, { mode: 0o700 });
  try {
    const rows = await inSnapshot(database, async (client) => {
      if (!(await hasTables(client))) throw new BackupProblem("The database is empty: there is nothing to back up.");
      const tables: BackupTable[] = [];
      for (const table of await tablesOf(client)) tables.push(await copyTable(client, table, partial));
      return { tables, migrations: await appliedMigrations(client), sequences: await sequencesOf(client) };
    });
    await addFiles?.(partial);
    const manifest: BackupManifest = { format: 1, createdAt: now.toISOString(), sealKeys: [...sealKeys], ...rows };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(partial, manifestName), text, { mode: 0o600, flush: true });
    await rename(partial, folder);
    await flushFolder(dirname(folder));
    return manifest;
  } catch (problem) {
    await rm(partial, { recursive: true, force: true });
    throw problem;
  }
}

async function inSnapshot<T>(database: Database, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = true;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const result = await read(client);
    await client.query("commit");
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}

async function copyTable(client: PoolClient, table: TableColumns, folder: string): Promise<BackupTable> {
  const { schema, table: name, columns } = table;
  const file = `${schema}.${name}.copy.gz`;
  const rows = client.query(copyTo(`copy ${quoted(schema, name)} (${quotedList(columns)}) to stdout`));
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    rows,
    createGzip({ level: 3 }),
    hashing,
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  );
  return { schema, table: name, columns: [...columns], file, rows: rows.rowCount, sha256: hash.digest("hex") };
}

/** After this the new name survives a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
