import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { addressOfPage } from "../../contract/page/home-path.ts";
import type { PageTarget } from "../../contract/page/page-target.ts";

type Asked = {
  readonly search: string;
  readonly codes: readonly string[] | null;
  readonly locale: Locale;
  readonly limit: number;
};

const pattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Landing pages by path or name, published or not. */
export async function findPageTargets(
  db: Kysely<unknown>,
  { search, codes, locale, limit }: Asked,
): Promise<PageTarget[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from (
      select coalesce(draft.path, stored.path) as code, coalesce(draft.state ->> 'name', stored.title, stored.path) as name
      from content.page_draft as draft full join (
        select path, nullif(coalesce(max(seo ->> 'title') filter (where locale = ${locale}), max(seo ->> 'title')), '') as title
        from content.page group by path) as stored on stored.path = draft.path) as page
    where case when ${codes}::text[] is null
      then code ilike ${pattern(search)} or name ilike ${pattern(search)} else code = any(${codes}::text[]) end
    order by name, code limit ${limit}`.execute(db);
  return rows.map(({ code, name }) => ({ kind: "page", code, name, path: addressOfPage(code) }));
}

/** Published articles by title or code. */
export async function findArticleTargets(
  db: Kysely<unknown>,
  { search, codes, locale, limit }: Asked,
): Promise<PageTarget[]> {
  const title = sql`coalesce(titles ->> ${locale}, titles ->> ${fallbackLocale}, code)`;
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${title} as name from content.article where published and
      case when ${codes}::text[] is null
        then code ilike ${pattern(search)} or ${title} ilike ${pattern(search)} else code = any(${codes}::text[]) end
    order by name, code limit ${limit}`.execute(db);
  return rows.map(({ code, name }) => ({ kind: "article", code, name, path: `/information/${code}` }));
}
