import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";
import type { ArticleKind } from "../../contract/article.ts";

export type ArticleFilter = {
  readonly search: string;
  /** Null for all. */
  readonly kind: ArticleKind | null;
  readonly published: boolean | null;
};

export type ArticleRow = {
  readonly code: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly address: string;
  readonly topic: string;
  readonly published: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const titleIn = (locale: Locale) => sql`coalesce(nullif(titles ->> ${locale}, ''), titles ->> ${fallbackLocale},
  (select min(value) from jsonb_each_text(titles)), '')`;

/** One page of stories and questions, most recently changed first, and the total; one statement. */
export async function findArticlePage(
  db: Kysely<unknown>,
  { search, kind, published }: ArticleFilter,
  { locale, offset, limit }: PageWindow & { readonly locale: Locale },
): Promise<{ readonly articles: readonly ArticleRow[]; readonly total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<ArticleRow & { total: number }>`
    select code, kind, ${titleIn(locale)} as title, coalesce(address, code) as address, topic, published,
      created_at as "createdAt", updated_at as "updatedAt", count(*) over ()::int as total
    from content.article
    where (${kind}::text is null or kind = ${kind}) and (${published}::boolean is null or published = ${published})
      and (${search} = '' or code ilike ${pattern} or address ilike ${pattern} or topic ilike ${pattern}
        or titles::text ilike ${pattern})
    order by updated_at desc, code offset ${offset} limit ${limit}`.execute(db);
  return { articles: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
