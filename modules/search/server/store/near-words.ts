import { type Kysely, sql } from "kysely";

/** A known word that looks like one that was typed. */
export type NearWord = { readonly word: string; readonly products: number; readonly similarity: number };

/** More would not be better: the best are kept by likeness. */
const mostCandidates = 200;

/**
 * Words that may have been meant by each of these: those that share trigrams, and those that begin alike and are about as
 * long, because a short word with two letters swapped shares hardly any. One statement.
 */
export async function findNearWords(db: Kysely<unknown>, typed: readonly string[]): Promise<NearWord[][]> {
  if (typed.length === 0) return [];
  const selects = typed.map((asked, place) => {
    const beginning = `${asked.slice(0, 1)}%`;
    return sql`
      (select ${place}::int as place, word, products, similarity(word, ${asked}) as similarity
      from search.word
      where word % ${asked}
        or (word like ${beginning} and length(word) between ${asked.length - 1}::int and ${asked.length + 1}::int)
      order by similarity desc, products desc, word limit ${mostCandidates})`;
  });
  type Row = NearWord & { place: number };
  const { rows } = await sql<Row>`${sql.join(selects, sql` union all `)}`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return typed.map((_, place) => byPlace.get(place) ?? []);
}
