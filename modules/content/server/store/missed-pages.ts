import { type Kysely, sql } from "kysely";
import { jakartaDay } from "#kit/core/jakarta-day.ts";

type CountedPath = { readonly path: string; readonly hits: number };

/** Maximum number of rows per day; further paths are not stored, because robots request arbitrary paths. */
const mostPathsOfDay = 2000;

/** Adds to the counts of a day. Rows are written in one order to avoid deadlocks between processes. */
export async function addMissed(db: Kysely<unknown>, day: string, counted: readonly CountedPath[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into content.missed_day as known (day, path, hits)
    select ${day}::date, path, hits from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (path text, hits int)
    where (select count(*) from content.missed_day where day = ${day}::date) < ${mostPathsOfDay}
      or exists (select from content.missed_day as before where before.day = ${day}::date and before.path = counted.path)
    order by path
    on conflict (day, path) do update set hits = known.hits + excluded.hits`.execute(db);
}

/** Adds to the use counts of redirects. */
export async function addHits(db: Kysely<unknown>, at: Date, counted: readonly CountedPath[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    with counted as (
      select path, hits from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (path text, hits int)
    ), locked as (
      select from_path from content.redirect join counted on from_path = path order by from_path for update of redirect
    )
    update content.redirect as kept set hits = kept.hits + counted.hits, last_hit_at = ${at}
    from locked join counted on counted.path = locked.from_path
    where kept.from_path = locked.from_path`.execute(db);
}

type MissedPage = { readonly path: string; readonly hits: number; readonly lastDay: string };

/** Paths without a page and without a redirect, most requested first. */
export async function missedPages(
  db: Kysely<unknown>,
  since: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const { rows } = await sql<MissedPage & { total: number }>`
    select path, sum(hits)::int as hits, max(day)::text as "lastDay", count(*) over ()::int as total
    from content.missed_day
    where day >= ${since}::date and not exists (select from content.redirect where from_path = path)
    group by path order by hits desc, path offset ${offset} limit ${limit}`.execute(db);
  return { pages: rows.map(({ total: _total, ...row }): MissedPage => row), total: rows[0]?.total ?? 0 };
}

const countedDays = 90;

/** Deletes the counts of days past the retention period. */
export async function purgeMissedPages(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = jakartaDay(new Date(now.getTime() - countedDays * 86_400_000));
  await sql`delete from content.missed_day where day < ${before}::date`.execute(db);
}
