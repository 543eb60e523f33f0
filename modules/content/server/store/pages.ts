import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { Seo } from "../../contract/seo.ts";
import type { PageContents } from "../pages/page-draft.ts";
import type { PagePlace } from "./page-versions.ts";
import type { ContentTables } from "./tables.ts";

export type StoredPage = { path: string; device: Device; locale: Locale; content: PageContent; seo: Seo };

export type PageKey = { path: string; device: Device; locale: Locale };

/**
 * The pages for these keys, in their order.
 * A missing translation falls back to English, a missing device to the other one.
 */
export const pagesFor = (keys: readonly PageKey[]): QueryFragment<(StoredPage | null)[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_object('place', asked.place, 'path', found.path, 'device', found.device,
      'locale', found.locale, 'content', found.content, 'seo', found.seo)), '[]')
    from unnest(
      ${keys.map((key) => key.path)}::text[], ${keys.map((key) => key.device)}::text[], ${keys.map((key) => key.locale)}::text[]
    ) with ordinality as asked (path, device, locale, place)
    cross join lateral (
      select path, device, locale, content, seo from content.page
      where page.path = asked.path and page.locale in (asked.locale, ${fallbackLocale})
      order by (page.locale = asked.locale) desc, (page.device = asked.device) desc
      limit 1
    ) as found)`,
  read: (found) => inOrder(keys, found as (StoredPage & { place: number })[]),
});

const inOrder = (keys: readonly PageKey[], rows: readonly (StoredPage & { place: number })[]) => {
  const byPlace = new Map(rows.map(({ place, ...page }) => [place, page]));
  return keys.map((_, index) => byPlace.get(index + 1) ?? null);
};

/** Publishes a page in all its languages and invalidates its cached pages. Publishing it unchanged does nothing. */
export async function writePages(
  trx: Kysely<unknown>,
  { path, device }: PagePlace,
  contents: PageContents,
): Promise<void> {
  const rows = locales.map((locale) => ({
    path,
    device,
    locale,
    content: JSON.stringify(contents[locale].content),
    seo: JSON.stringify(contents[locale].seo),
  }));
  const written = await trx
    .withTables<ContentTables>()
    .insertInto("content.page")
    .values(rows)
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
  if (written.length > 0) await invalidateTags(trx, [`page:${path}`, "pages"]);
}

/** Withdraws a path from the shop for these devices, and invalidates its cached responses. */
export async function deletePages(trx: Kysely<unknown>, path: string, gone: readonly Device[]): Promise<void> {
  const { rows } = await sql`
    delete from content.page where path = ${path} and device = any(${gone}::text[]) returning path`.execute(trx);
  if (rows.length > 0) await invalidateTags(trx, [`page:${path}`, "pages"]);
}
