import { type Kysely, sql, type Transaction } from "kysely";
import type { StoredFile } from "../media-item.ts";

/** Notes a file before it is stored: one that never gets an item is found and removed later. */
export async function insertFile(db: Kysely<unknown>, file: StoredFile, at: Date): Promise<void> {
  const { key, kind, type, width, height, bytes, hash, sentHash } = file;
  await sql`
    insert into media.file (key, kind, type, width, height, bytes, hash, sent_hash, stored_at, unused_since)
    values (${key}, ${kind}, ${type}, ${width}, ${height}, ${bytes}, ${hash}, ${sentHash}, ${at}, now())`.execute(db);
}

/** Files that no item refers to are removed after this time, so that a replaced or deleted one can be brought back. */
const unusedDays = 30;

/** The kinds of these files, as far as they can still be used. The last day belongs to the removal. */
export async function usableFiles(trx: Transaction<unknown>, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; kind: string }>`
    select key, kind from media.file where key = any(${keys}::text[])
      and (unused_since is null or unused_since > now() - make_interval(days => ${unusedDays - 1}))
    order by key for update`.execute(trx);
  return new Map(rows.map(({ key, kind }) => [key, kind]));
}

/** Brings `unused_since` up to date for files that items began or ceased to refer to. */
export async function noteUse(trx: Transaction<unknown>, keys: readonly string[]): Promise<void> {
  await sql`
    update media.file set unused_since = case
      when exists (select from media.item where file_key = key) then null else coalesce(unused_since, now()) end
    where key = any(${keys}::text[])`.execute(trx);
}

/** Files to remove from the storage. */
export async function removableFiles(db: Kysely<unknown>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from media.file where unused_since < now() - make_interval(days => ${unusedDays})
      and not exists (select from media.item where file_key = key)
    order by unused_since limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Drops a file that was removed from the storage. */
export async function deleteFile(db: Kysely<unknown>, key: string): Promise<void> {
  await sql`delete from media.file where key = ${key}`.execute(db);
}
