import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
import type { PageContent } from "../../contract/page-columns.ts";

export type Seo = { title?: string; description?: string; image?: string };
export type StoredPage = { path: string; device: Device; locale: Locale; content: PageContent; seo: Seo };

/** The page for this device and language; a missing translation falls back to English, a missing device to the other. */
export async function findPage(
  db: Kysely<unknown>,
  path: string,
  device: Device,
  locale: Locale,
): Promise<StoredPage | null> {
  const { rows } = await sql<StoredPage>`
    select path, device, locale, content, seo from content.page
    where path = ${path} and locale in (${locale}, ${fallbackLocale})
    order by (locale = ${locale}) desc, (device = ${device}) desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Writes a page and clears it from every cache. Writing the same again changes nothing. */
export async function writePage(db: Kysely<unknown>, page: StoredPage): Promise<void> {
  const { rows } = await sql`
    insert into content.page (path, device, locale, content, seo)
    values (${page.path}, ${page.device}, ${page.locale}, ${JSON.stringify(page.content)}, ${JSON.stringify(page.seo)})
    on conflict (path, device, locale) do update
      set content = excluded.content, seo = excluded.seo, updated_at = now()
      where (content.page.content, content.page.seo) is distinct from (excluded.content, excluded.seo)
    returning path`.execute(db);
  if (rows.length > 0) await clearPages(db, [`page:${page.path}`]);
}
