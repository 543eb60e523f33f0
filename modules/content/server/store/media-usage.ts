import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type ContentWithMedia = {
  readonly path: string;
  readonly kind: "page" | "article";
  readonly code: string;
  readonly name: string;
};

/**
 * The pages and articles whose content uses these media paths: published pages, their newest saved version, drafts and
 * schedules, and every article. At most a few hundred, so their texts are searched.
 */
export async function contentWithMedia(
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
): Promise<ContentWithMedia[]> {
  const { rows } = await sql<ContentWithMedia>`
    with asked as (select path from unnest(${paths}::text[]) as path),
    newest as (
      select distinct on (path, device) path, contents::text as content from content.page_version
      order by path, device, version desc),
    pages as (select path, content::text as content from content.page union all select path, content from newest
      union all select path, state::text from content.page_draft
      union all select path, state::text from content.page_schedule where state is not null)
    select distinct asked.path, 'page' as kind, pages.path as code, pages.path as name
    from asked join pages on strpos(pages.content, asked.path) > 0
    union all
    select asked.path, 'article', article.code, coalesce(titles ->> ${locale}, titles ->> ${fallbackLocale}, article.code)
    from asked join content.article on image = asked.path or strpos(contents::text, asked.path) > 0
    order by kind desc, name, code`.execute(db);
  return rows;
}
