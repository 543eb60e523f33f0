import { type Kysely, sql, type Transaction } from "kysely";
import type { MediaItem } from "../media-item.ts";
import { itemOf, selectItems } from "./item-rows.ts";

export async function itemById(db: Kysely<unknown>, id: string): Promise<MediaItem | null> {
  const { rows } = await selectItems(sql`where item.id = ${id}`).execute(db);
  return rows[0] ? itemOf(rows[0]) : null;
}

/** The item whose file has this content, as uploaded or as stored; the oldest of several. */
export async function itemByHash(db: Kysely<unknown>, hash: string): Promise<MediaItem | null> {
  const { rows } = await selectItems(sql`
    where item.file_key in (
      select key from media.file where sent_hash = ${hash} union select key from media.file where hash = ${hash})
    order by item.uploaded_at, item.id limit 1`).execute(db);
  return rows[0] ? itemOf(rows[0]) : null;
}

/** Serialises uploads of the same content: the second waits for the first, and finds its item. */
export async function lockHash(trx: Transaction<unknown>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('media.item'), hashtext(${hash}))`.execute(trx);
}

export type MediaFilter = {
  readonly search: string;
  readonly tag: string | null;
  readonly kind: "picture" | "video" | null;
  readonly page: number;
  readonly pageSize: number;
};

/** A page of the library, newest first. Every word of the search must occur. */
export async function listItems(
  db: Kysely<unknown>,
  { search, tag, kind, page, pageSize }: MediaFilter,
): Promise<{ items: MediaItem[]; total: number }> {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const patterns = terms.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const fits = sql`
    (${patterns.length} = 0 or item.search like all (${patterns}::text[]))
    and (${tag}::text is null or item.tags @> array[${tag}::text])
    and (${kind}::text is null or file.kind = ${kind})`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from media.item as item join media.file as file on file.key = item.file_key
    where ${fits}`.execute(db);
  const { rows } = await selectItems(sql`
    where ${fits} order by item.uploaded_at desc, item.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`).execute(db);
  return { items: rows.map(itemOf), total: counted[0]?.total ?? 0 };
}

/** The tags in use, most frequent first. */
export async function listTags(db: Kysely<unknown>, limit: number): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select tag as name, count(*)::int as count from media.item, unnest(tags) as tag
    group by tag order by count(*) desc, tag limit ${limit}`.execute(db);
  return rows;
}

/** The newest items that match a text, for the command palette. */
export async function findMedia(
  db: Kysely<unknown>,
  search: string,
  limit: number,
): Promise<{ id: string; name: string; tags: readonly string[] }[]> {
  const { items } = await listItems(db, { search, tag: null, kind: null, page: 1, pageSize: limit });
  return items.map(({ id, name, tags }) => ({ id, name, tags }));
}
