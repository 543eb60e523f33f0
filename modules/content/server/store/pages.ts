import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { ContentTables } from "./tables.ts";

export type Seo = { title?: string; description?: string; image?: string };
export type StoredPage = { path: string; device: Device; locale: Locale; content: PageContent; seo: Seo };

/** The page for this device and language; a missing translation falls back to English, a missing device to the other. */
export async function findPage(
  db: Kysely<unknown>,
  path: string,
  device: Device,
  locale: Locale,
): Promise<StoredPage | null> {
  const page = await db
    .withTables<ContentTables>()
    .selectFrom("content.page")
    .select(["path", "device", "locale", "content", "seo"])
    .where("path", "=", path)
    .where("locale", "in", [locale, fallbackLocale])
    .orderBy(({ eb }) => eb("locale", "=", locale), "desc")
    .orderBy(({ eb }) => eb("device", "=", device), "desc")
    .limit(1)
    .executeTakeFirst();
  // Only what `savePage` has checked is ever written.
  return (page as StoredPage | undefined) ?? null;
}

/** Writes a page and clears it from every cache. Writing the same again changes nothing. */
export async function writePage(db: Kysely<unknown>, page: StoredPage): Promise<void> {
  const { path, device, locale } = page;
  const written = await db
    .withTables<ContentTables>()
    .insertInto("content.page")
    .values({ path, device, locale, content: JSON.stringify(page.content), seo: JSON.stringify(page.seo) })
    .onConflict((conflict) =>
      conflict
        .columns(["path", "device", "locale"])
        .doUpdateSet(({ ref }) => ({
          content: ref("excluded.content"),
          seo: ref("excluded.seo"),
          updated_at: sql<Date>`now()`,
        }))
        .where(
          sql<boolean>`(content.page.content, content.page.seo) is distinct from (excluded.content, excluded.seo)`,
        ),
    )
    .returning("path")
    .execute();
  if (written.length > 0) await clearPages(db, [`page:${path}`]);
}
