import { type Kysely, sql, type Transaction } from "kysely";
import type { RedirectState } from "../../contract/redirect.ts";

export async function readRedirectStates(
  trx: Transaction<unknown>,
  paths: readonly string[],
): Promise<Map<string, RedirectState>> {
  const { rows } = await sql<{ path: string; to: string }>`
    select from_path as path, to_path as to from content.redirect where from_path = any(${paths}::text[])`.execute(trx);
  return new Map(rows.map(({ path, to }) => [path, { to }]));
}

/** Writes complete redirects; their use counts stay. */
export async function writeRedirectStates(
  trx: Transaction<unknown>,
  writes: readonly { readonly id: string; readonly after: RedirectState | null }[],
): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from content.redirect where from_path = any(${gone}::text[])`.execute(trx);
  await sql`
    insert into content.redirect as kept (from_path, to_path)
    select id, after ->> 'to' from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, after jsonb)
    where after is not null
    on conflict (from_path) do update set to_path = excluded.to_path`.execute(trx);
}

/** The paths among these that are redirected. */
export async function redirectsFrom(db: Kysely<unknown>, paths: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ path: string; to: string }>`
    select from_path as path, to_path as to from content.redirect where from_path = any(${paths}::text[])`.execute(db);
  return new Map(rows.map(({ path, to }) => [path, to]));
}

/** The paths of all redirects after a given one, for an export. */
export async function redirectPaths(
  db: Kysely<unknown>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    select from_path as path from content.redirect where ${after}::text is null or from_path > ${after}
    order by from_path limit ${limit}`.execute(db);
  return rows.map(({ path }) => path);
}

type RedirectRow = {
  readonly from: string;
  readonly to: string;
  readonly hits: number;
  readonly lastHitAt: Date | null;
};
type Window = { readonly offset: number; readonly limit: number };

/** Redirects whose path or target contains the search text, most used first. */
export async function findRedirects(db: Kysely<unknown>, search: string, { offset, limit }: Window) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<RedirectRow & { total: number }>`
    select from_path as "from", to_path as "to", hits::int as hits, last_hit_at as "lastHitAt",
      count(*) over ()::int as total
    from content.redirect where from_path ilike ${pattern} or to_path ilike ${pattern}
    order by hits desc, from_path offset ${offset} limit ${limit}`.execute(db);
  return { redirects: rows.map(({ total: _total, ...row }): RedirectRow => row), total: rows[0]?.total ?? 0 };
}
