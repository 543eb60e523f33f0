import type { PoolClient } from "pg";
import type { BackupManifest } from "./manifest.ts";

export type TableColumns = { readonly schema: string; readonly table: string; readonly columns: readonly string[] };

/** Tables that migrations fill themselves. */
const ownBooks = ["kit.migration", "graphile_worker.migrations"];

const ownSchemas = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`;

/**
 * The tables whose rows belong into a backup, with the columns that can be written. Unlogged tables are left out: PostgreSQL empties
 * them after a crash, so nothing relies on them.
 */
export async function tablesOf(client: PoolClient): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select n.nspname as schema, c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence = 'p' and ${ownSchemas} and n.nspname || '.' || c.relname <> all($1)
     group by 1, 2 order by 1, 2`,
    [ownBooks],
  );
  return rows;
}

/** Sequences that have been used. They are read after the rows: a number that a row has is never given again. */
export async function sequencesOf(client: PoolClient): Promise<BackupManifest["sequences"]> {
  const { rows } = await client.query<BackupManifest["sequences"][number]>(
    `select s.schemaname as schema, s.sequencename as name, s.last_value::text as "lastValue"
     from pg_sequences s join pg_namespace n on n.nspname = s.schemaname
     where s.last_value is not null and ${ownSchemas} order by 1, 2`,
  );
  return rows;
}

/** Without the job queue's version, which has no file and no checksum: the queue migrates itself. */
export async function appliedMigrations(client: PoolClient): Promise<BackupManifest["migrations"]> {
  const { rows } = await client.query<BackupManifest["migrations"][number]>(
    "select room as module, name, checksum from kit.migration where checksum <> '' order by room, name",
  );
  return rows;
}

export async function hasTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${ownSchemas} limit 1`,
  );
  return rows.length > 0;
}

export const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");

export const quotedList = (names: readonly string[]): string => names.map((name) => quoted(name)).join(", ");
