import { type Kysely, sql, type Transaction } from "kysely";
import type { StoredFile } from "../media-item.ts";

/** Registers a file before it is stored, so that a file without an item is found and removed later. */
export async function insertFile(db: Kysely<unknown>, file: StoredFile, at: Date): Promise<void> {
  const { key, kind, type, width, height, bytes, hash, sentHash } = file;
  await sql`
    insert into media.file (key, kind, type, width, height, bytes, hash, sent_hash, stored_at, unused_since)
    values (${key}, ${kind}, ${type}, ${width}, ${height}, ${bytes}, ${hash}, ${sentHash}, ${at}, now())`.execute(db);
}

/** Files without a referring item are removed after this time; until then a replacement or deletion can be undone. */
const unusedDays = 30;

/**
 * The kinds of those files that can still be used. On the last day a file counts as removed, because the removal may be
 * running.
 */
export async function usableFiles(trx: Transaction<unknown>, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; kind: string }>`
    select key, kind from media.file where key = any(${keys}::text[])
      and (unused_since is null or unused_since > now() - make_interval(days => ${unusedDays - 1}))
    order by key for update`.execute(trx);
  return new Map(rows.map(({ key, kind }) => [key, kind]));
}

/** Updates `unused_since` of files that items began or ceased to refer to. */
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

/** Deletes the row of a file that was removed from the storage. */
export async function deleteFile(db: Kysely<unknown>, key: string): Promise<void> {
  await sql`delete from media.file where key = ${key}`.execute(db);
}
