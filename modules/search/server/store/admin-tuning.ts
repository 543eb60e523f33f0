import { type Kysely, sql } from "kysely";

type Window = { readonly offset: number; readonly limit: number };
type Total = { readonly total: number };

const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;

const withoutTotal = <Row extends object>(rows: readonly (Row & Total)[]): Row[] =>
  rows.map(({ total: _total, ...row }) => row as unknown as Row);

type GroupRow = { readonly id: string; readonly phrases: readonly string[] };

/** Groups with a phrase that contains the search text. */
export async function findSynonyms(db: Kysely<unknown>, search: string, { offset, limit }: Window) {
  const { rows } = await sql<GroupRow & Total>`
    select id, phrases, count(*) over ()::int as total from search.synonyms
    where exists (select from unnest(phrases) as phrase where phrase ilike ${patternOf(search)})
    order by lower(phrases[1]), id offset ${offset} limit ${limit}`.execute(db);
  return { groups: withoutTotal<GroupRow>(rows), total: rows[0]?.total ?? 0 };
}

type RuleRow = {
  readonly id: string;
  readonly words: readonly string[];
  readonly pinned: number;
  readonly boosted: number;
};

/** Rules with a word that contains the search text, and their numbers of products. */
export async function findRules(db: Kysely<unknown>, search: string, { offset, limit }: Window) {
  const { rows } = await sql<RuleRow & Total>`
    select id, words, cardinality(pinned) as pinned, cardinality(boosted) as boosted, count(*) over ()::int as total
    from search.rule
    where exists (select from unnest(words) as word where word ilike ${patternOf(search)})
    order by lower(words[1]), id offset ${offset} limit ${limit}`.execute(db);
  return { rules: withoutTotal<RuleRow>(rows), total: rows[0]?.total ?? 0 };
}

export type FailedSearch = { readonly text: string; readonly searches: number; readonly withoutResults: number };

/** Texts for which at least half of the searches since a day found nothing. */
export async function failedSearches(db: Kysely<unknown>, since: string, { offset, limit }: Window) {
  const { rows } = await sql<FailedSearch & Total>`
    select term as text, sum(searches)::int as searches, sum(without_results)::int as "withoutResults",
      count(*) over ()::int as total
    from search.term_day where day >= ${since}::date
    group by term having sum(without_results) * 2 >= sum(searches)
    order by sum(without_results) desc, term offset ${offset} limit ${limit}`.execute(db);
  return { searches: withoutTotal<FailedSearch>(rows), total: rows[0]?.total ?? 0 };
}
