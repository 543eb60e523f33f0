import { type Kysely, sql } from "kysely";
import { published } from "./articles.ts";
import type { ContentTables } from "./tables.ts";

/** Pages that are part of others and have no address of their own. */
const partsOfPages = ["/consent/%", "/footer/%", "/newsletter-dialog"];

/** Every published content page with an address of its own, and when it last changed. */
export async function listPages(db: Kysely<unknown>): Promise<{ path: string; changed: Date }[]> {
  return db
    .withTables<ContentTables>()
    .selectFrom("content.page")
    .where(sql<boolean>`path not like all(${partsOfPages}::text[])`)
    .groupBy("path")
    .select(["path", sql<Date>`max(updated_at)`.as("changed")])
    .orderBy("path")
    .execute();
}

/** Every published story and question. */
export async function listArticleAddresses(
  db: Kysely<unknown>,
): Promise<{ code: string; image: string | null; changed: Date }[]> {
  return published(db).select(["code", "image", "updated_at as changed"]).orderBy("code").execute();
}
