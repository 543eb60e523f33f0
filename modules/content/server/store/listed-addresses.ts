import { type Kysely, sql } from "kysely";
import { address, published } from "./articles.ts";
import type { ContentTables } from "./tables.ts";

/**
 * Every published page for the sitemap, with the time of its last change. Pages without an SEO title are fragments of
 * other pages, such as a disclaimer, an advertisement or the text of a dialog, and are left out.
 */
export async function listPages(db: Kysely<unknown>): Promise<{ path: string; changed: Date }[]> {
  return db
    .withTables<ContentTables>()
    .selectFrom("content.page")
    .groupBy("path")
    .having(sql<boolean>`path = '/page/home' or bool_or(seo ->> 'title' <> '')`)
    .select(["path", sql<Date>`max(updated_at)`.as("changed")])
    .orderBy("path")
    .execute();
}

/** Every published story and question. */
export async function listArticleAddresses(
  db: Kysely<unknown>,
): Promise<{ code: string; image: string | null; changed: Date }[]> {
  return published(db)
    .select([address.as("code"), "image", "updated_at as changed"])
    .orderBy("content.article.code")
    .execute();
}
