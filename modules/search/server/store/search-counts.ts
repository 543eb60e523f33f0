import { type Kysely, sql } from "kysely";
import { jakartaDay } from "#kit/core/jakarta-day.ts";

export type CountedSearch = { readonly term: string; readonly searches: number; readonly withoutResults: number };
export type CountedOpen = { readonly term: string; readonly productCode: string; readonly opens: number };

/** Maximum number of rows per day; further texts are not stored, because robots send arbitrary texts. */
const mostTermsOfDay = 5000;
const mostTermsOfProduct = 100;

/** Adds to the counts of a day. Rows are written in one order to avoid deadlocks between processes. */
export async function addSearches(db: Kysely<unknown>, day: string, counted: readonly CountedSearch[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into search.term_day as known (day, term, searches, without_results)
    select ${day}::date, term, searches, "withoutResults"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (term text, searches int, "withoutResults" int)
    where (select count(*) from search.term_day where day = ${day}::date) < ${mostTermsOfDay}
      or exists (select from search.term_day as before where before.day = ${day}::date and before.term = counted.term)
    order by term
    on conflict (day, term) do update set searches = known.searches + excluded.searches,
      without_results = known.without_results + excluded.without_results`.execute(db);
  const sum = (of: (one: CountedSearch) => number) => counted.reduce((all, one) => all + of(one), 0);
  await sql`
    insert into search.searched_day as known (day, searches, without_results)
    values (${day}::date, ${sum(({ searches }) => searches)}, ${sum(({ withoutResults }) => withoutResults)})
    on conflict (day) do update set searches = known.searches + excluded.searches,
      without_results = known.without_results + excluded.without_results`.execute(db);
}

/** The same for opened products. Unknown products are left out. */
export async function addOpens(db: Kysely<unknown>, day: string, counted: readonly CountedOpen[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into search.opened_day as known (product_code, day, term, opens)
    select document.product_code, ${day}::date, counted.term, counted.opens
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted ("productCode" text, term text, opens int)
    join search.document on document.product_code = counted."productCode"
    where (select count(*) from search.opened_day as before
      where before.product_code = document.product_code and before.day = ${day}::date) < ${mostTermsOfProduct}
      or exists (select from search.opened_day as before
        where before.product_code = document.product_code and before.day = ${day}::date and before.term = counted.term)
    order by document.product_code, counted.term
    on conflict (product_code, day, term) do update set opens = known.opens + excluded.opens`.execute(db);
}

export type LeadingSearch = { readonly term: string; readonly opens: number };

/** The searches that led to a product since a day, most frequent first. */
export async function searchesLeadingTo(
  db: Kysely<unknown>,
  productCode: string,
  since: string,
): Promise<LeadingSearch[]> {
  const { rows } = await sql<LeadingSearch>`
    select term, sum(opens)::int as opens from search.opened_day
    where product_code = ${productCode} and day >= ${since}::date
    group by term order by opens desc, term limit 20`.execute(db);
  return rows;
}

/** Retention in days: two years, so that a year can be compared with the previous one. */
const countedDays = 760;

/** Deletes the counts of days past the retention period. */
export async function purgeSearchCounts(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = jakartaDay(new Date(now.getTime() - countedDays * 86_400_000));
  await sql`delete from search.term_day where day < ${before}::date`.execute(db);
  await sql`delete from search.searched_day where day < ${before}::date`.execute(db);
  await sql`delete from search.opened_day where day < ${before}::date`.execute(db);
}
