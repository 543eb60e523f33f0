import { type Kysely, sql } from "kysely";

/** Days with both ends, as yyyy-mm-dd; the period before ends on the day before `from`. */
type Compared = { readonly previousFrom: string; readonly from: string; readonly until: string };

type Sums = { readonly searches: number; readonly withoutResults: number };

/** Searches of each day, week or month, by its first day; the step that holds `from` is divided there. */
export async function failedSearchSums(
  db: Kysely<unknown>,
  { previousFrom, from, until }: Compared,
  step: "day" | "week" | "month",
): Promise<(Sums & { readonly begin: string; readonly isPrevious: boolean })[]> {
  const { rows } = await sql<Sums & { begin: string; isPrevious: boolean }>`
    select date_trunc(${step}, day)::date::text as begin, day < ${from}::date as "isPrevious",
      sum(searches)::bigint as searches, sum(without_results)::bigint as "withoutResults"
    from search.searched_day where day between ${previousFrom}::date and ${until}::date
    group by 1, 2 order by 1`.execute(db);
  return rows;
}

/** The texts of searches that found nothing, those with most of them first, with their number. */
export async function failedTermSums(
  db: Kysely<unknown>,
  { previousFrom, from, until }: Compared,
  limit: number,
): Promise<{ rows: { readonly term: string; readonly current: number; readonly previous: number }[]; total: number }> {
  const { rows } = await sql<{ term: string; current: number; previous: number; total: number }>`
    select term, coalesce(sum(without_results) filter (where day >= ${from}::date), 0)::bigint as current,
      coalesce(sum(without_results) filter (where day < ${from}::date), 0)::bigint as previous,
      (count(*) over ())::int as total
    from search.term_day
    where day between ${previousFrom}::date and ${until}::date and without_results > 0
    group by term having sum(without_results) filter (where day >= ${from}::date) > 0
    order by 2 desc, term limit ${limit}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
