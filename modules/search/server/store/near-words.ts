import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A known word that looks like one that was typed. */
export type NearWord = {
  readonly word: string;
  readonly products: number;
  readonly similarity: number;
  /** Product names have it in the language it was asked in. */
  readonly inLanguage: boolean;
};

/** More would not be better: the best are kept by likeness. */
const mostCandidates = 200;

/**
 * Words that may have been meant by each of these: those that share trigrams, and those that begin alike and are about as
 * long, because a short word with two letters swapped shares hardly any. One statement. The list of words has those of all languages; names
 * in the shopper's own tell which of them are in it.
 */
export async function findNearWords(
  db: Kysely<unknown>,
  typed: readonly string[],
  locale: Locale,
): Promise<NearWord[][]> {
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
  const { rows } = await sql<Row>`
    select near.*, exists (
      select from search.phrase where phrase.locale = ${locale} and phrase.folded = near.word) as "inLanguage"
    from (${sql.join(selects, sql` union all `)}) as near`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return typed.map((_, place) => byPlace.get(place) ?? []);
}
