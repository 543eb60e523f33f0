import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { ContentTables } from "./tables.ts";

export type Seo = { title?: string; description?: string; image?: string };
export type StoredPage = { path: string; device: Device; locale: Locale; content: PageContent; seo: Seo };

/** Which page is asked for: a path as seen on one device, in one language. */
export type PageKey = { path: string; device: Device; locale: Locale };

/**
 * The pages for these keys, in their order, by one statement.
 * A missing translation falls back to English, a missing device to the other one.
 */
export async function findPages(db: Kysely<unknown>, keys: readonly PageKey[]): Promise<(StoredPage | null)[]> {
  const { rows } = await sql<StoredPage & { place: number }>`
    select asked.place, found.*
    from unnest(
      ${keys.map((key) => key.path)}::text[], ${keys.map((key) => key.device)}::text[], ${keys.map((key) => key.locale)}::text[]
    ) with ordinality as asked (path, device, locale, place)
    cross join lateral (
      select path, device, locale, content, seo from content.page
      where page.path = asked.path and page.locale in (asked.locale, ${fallbackLocale})
      order by (page.locale = asked.locale) desc, (page.device = asked.device) desc
      limit 1
    ) as found`.execute(db);
  const byPlace = new Map(rows.map(({ place, ...page }) => [place, page]));
  return keys.map((_, index) => byPlace.get(index + 1) ?? null);
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
