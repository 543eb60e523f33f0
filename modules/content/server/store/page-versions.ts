import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import type { PageContents } from "../pages/page-draft.ts";
import type { ContentTables } from "./tables.ts";

export type PagePlace = { path: string; device: Device };

export type VersionLine = { version: number; author: string; savedAt: Date; publishedAt: Date | null };

type Work<T> = (trx: Kysely<unknown>) => Promise<T>;

/** Runs the work in the caller's transaction, or in a new one. */
export const atomically = <T>(db: Kysely<unknown>, work: Work<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Serialises editors of one page until their transactions end; otherwise both would write the same version number. */
export async function holdPage(trx: Kysely<unknown>, { path, device }: PagePlace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content.page ${device} ${path}`}, 0))`.execute(trx);
}

const versionsOf = (db: Kysely<unknown>, { path, device }: PagePlace) =>
  db
    .withTables<ContentTables>()
    .selectFrom("content.page_version")
    .where("path", "=", path)
    .where("device", "=", device);

/** The newest version's number, and whether it has exactly these contents; null when there is none. */
export async function newestVersion(db: Kysely<unknown>, page: PagePlace, contents: PageContents) {
  const same = sql<boolean>`contents = ${JSON.stringify(contents)}::jsonb`;
  const newest = versionsOf(db, page).orderBy("version", "desc").limit(1);
  return (await newest.select(["version", same.as("same")]).executeTakeFirst()) ?? null;
}

export async function addVersion(
  trx: Kysely<unknown>,
  { contents, ...rest }: PagePlace & { version: number; author: string; contents: PageContents },
): Promise<void> {
  await trx
    .withTables<ContentTables>()
    .insertInto("content.page_version")
    .values({ ...rest, contents: JSON.stringify(contents) })
    .execute();
}

/** Stores when a version was first published. */
export async function markPublished(trx: Kysely<unknown>, page: PagePlace & { version: number }): Promise<void> {
  await trx
    .withTables<ContentTables>()
    .updateTable("content.page_version")
    .set({ published_at: sql<Date>`now()` })
    .where("path", "=", page.path)
    .where("device", "=", page.device)
    .where("version", "=", page.version)
    .where("published_at", "is", null)
    .execute();
}

export async function readVersion(db: Kysely<unknown>, page: PagePlace, version: number): Promise<PageContents | null> {
  const found = await versionsOf(db, page).where("version", "=", version).select("contents").executeTakeFirst();
  return (found?.contents as PageContents | undefined) ?? null;
}

/** The history of a page, newest first. */
export const listVersions = (db: Kysely<unknown>, page: PagePlace): Promise<VersionLine[]> =>
  versionsOf(db, page)
    .select(["version", "author", "saved_at as savedAt", "published_at as publishedAt"])
    .orderBy("version", "desc")
    .execute();

/** The versions of a page for all devices, newest first. */
export const listPathVersions = (
  db: Kysely<unknown>,
  path: string,
  limit: number,
): Promise<(VersionLine & { device: string })[]> =>
  db
    .withTables<ContentTables>()
    .selectFrom("content.page_version")
    .where("path", "=", path)
    .select(["device", "version", "author", "saved_at as savedAt", "published_at as publishedAt"])
    .orderBy("saved_at", "desc")
    .orderBy("device")
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
