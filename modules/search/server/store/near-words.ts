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
  const { rows } = await sql<{ near: NearWord[] | null }>`
    select (
      select json_agg(json_build_object('word', word, 'products', products, 'similarity', likeness))
      from (
        select word, products, similarity(word, asked.word) as likeness
        from search.word
        where word.word % asked.word
          or (word.word like left(asked.word, 1) || '%' and length(word.word) between length(asked.word) - 1 and length(asked.word) + 1)
        order by likeness desc, products desc, word limit ${mostCandidates}) as candidate) as near
    from unnest(${typed}::text[]) with ordinality as asked (word, place)
    order by asked.place`.execute(db);
  return rows.map(({ near }) => near ?? []);
}
