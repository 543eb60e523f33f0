import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { ArticleState } from "../../contract/article-state.ts";

type Written = { readonly id: string; readonly after: ArticleState | null };

const textsWithout = (column: string) => sql`
  nullif((select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.ref(column)}) where value <> '""'), '{}')`;

export async function readArticleStates(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<Map<string, ArticleState>> {
  const { rows } = await sql<{ code: string; state: ArticleState }>`
    select code, jsonb_strip_nulls(jsonb_build_object('kind', kind, 'published', nullif(published, false),
      'address', address, 'topic', nullif(topic, ''), 'position', nullif(position, 0), 'image', image,
      'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'title', ${textsWithout("titles")}, 'subtitle', ${textsWithout("subtitles")},
      'html', ${textsWithout("contents")})) as state
    from content.article where code = any(${codes}::text[])`.execute(trx);
  return new Map(rows.map(({ code, state }) => [code, state]));
}

type Shown = { readonly code: string; readonly kind: string; readonly address: string; readonly published: boolean };

async function shownArticles(trx: Transaction<unknown>, codes: readonly string[]): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select code, kind, coalesce(address, code) as address, published from content.article
    where code = any(${codes}::text[])`.execute(trx);
  return rows;
}

/**
 * Writes complete articles and deletes those without a state. A published article's former address redirects to the new
 * one. Pages that show one of them, before or after, are invalidated.
 */
export async function writeArticleStates(trx: Transaction<unknown>, articles: readonly Written[]): Promise<void> {
  const codes = articles.map(({ id }) => id);
  const before = await shownArticles(trx, codes);
  const gone = articles.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from content.article where code = any(${gone}::text[])`.execute(trx);
  await sql`
    insert into content.article
      (code, kind, published, address, topic, position, created_at, image, titles, subtitles, contents)
    select id, after ->> 'kind', after ? 'published', after ->> 'address', coalesce(after ->> 'topic', ''),
      coalesce((after ->> 'position')::int, 0), (after ->> 'createdAt')::timestamptz, after ->> 'image',
      coalesce(after -> 'title', '{}'), coalesce(after -> 'subtitle', '{}'), coalesce(after -> 'html', '{}')
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as draft (id text, after jsonb) where after is not null
    on conflict (code) do update set kind = excluded.kind, published = excluded.published, address = excluded.address,
      topic = excluded.topic, position = excluded.position, created_at = excluded.created_at, image = excluded.image,
      titles = excluded.titles, subtitles = excluded.subtitles, contents = excluded.contents,
      updated_at = now()`.execute(trx);
  const after = await shownArticles(trx, codes);
  await redirectMoved(trx, before, after);
  const tags = [...before, ...after].flatMap(({ address, kind }) => [`article:${address}`, `articles:${kind}`]);
  await invalidateTags(trx, [...new Set(tags)]);
}

const pathOf = (address: string) => `/information/${address}`;

async function redirectMoved(trx: Transaction<unknown>, before: readonly Shown[], after: readonly Shown[]) {
  const now = new Map(after.map(({ code, address }) => [code, address]));
  const moves = before.flatMap(({ code, address, published }) => {
    const to = now.get(code);
    return published && to !== undefined && to !== address ? [{ from: pathOf(address), to: pathOf(to) }] : [];
  });
  const taken = after.map(({ address }) => pathOf(address));
  // A path with a page needs no redirect, and a redirect to a former address would form a chain.
  await sql`delete from content.redirect where from_path = any(${taken}::text[])`.execute(trx);
  if (moves.length === 0) return;
  const list = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move ("from" text, "to" text)`;
  await sql`update content.redirect set to_path = move."to" from ${list} where to_path = move."from"`.execute(trx);
  await sql`
    insert into content.redirect (from_path, to_path) select "from", "to" from ${list}
    on conflict (from_path) do update set to_path = excluded.to_path`.execute(trx);
}

/** The codes of other articles that have these addresses, by address. */
export async function addressHolders(
  trx: Transaction<unknown>,
  addresses: readonly string[],
): Promise<Map<string, { readonly code: string; readonly title: string }>> {
  const { rows } = await sql<{ address: string; code: string; title: string }>`
    select coalesce(address, code) as address, code, coalesce(titles ->> 'en-US', titles ->> 'id-ID', code) as title
    from content.article where coalesce(address, code) = any(${addresses}::text[])`.execute(trx);
  return new Map(rows.map(({ address, ...holder }) => [address, holder]));
}
