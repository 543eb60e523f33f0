import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A term of the vocabulary that resembles a mistyped one. */
export type SimilarTerm = {
  readonly term: string;
  readonly products: number;
  readonly similarity: number;
  /** Product names in the shopper's language contain it. */
  readonly inLanguage: boolean;
};

/** Maximum number of candidates; the most similar ones suffice. */
const maxCandidates = 200;

/**
 * Candidates for each mistyped term, by one statement: terms that share trigrams, and terms with the same first letter and
 * about the same length, because a short term with two letters swapped shares hardly any trigram. The vocabulary mixes all
 * languages; the phrases of the shopper's language define its terms.
 */
export async function findSimilarTerms(
  db: Kysely<unknown>,
  mistyped: readonly string[],
  locale: Locale,
): Promise<SimilarTerm[][]> {
  if (mistyped.length === 0) return [];
  const selects = mistyped.map((typed, position) => {
    const sameFirstLetter = `${typed.slice(0, 1)}%`;
    return sql`
      (select ${position}::int as position, word as term, products, similarity(word, ${typed}) as similarity
      from search.word
      where word % ${typed}
        or (word like ${sameFirstLetter} and length(word) between ${typed.length - 1}::int and ${typed.length + 1}::int)
      order by similarity desc, products desc, word limit ${maxCandidates})`;
  });
  type Row = SimilarTerm & { position: number };
  const { rows } = await sql<Row>`
    select similar_term.*, exists (
      select from search.phrase where phrase.locale = ${locale} and phrase.folded = similar_term.term) as "inLanguage"
    from (${sql.join(selects, sql` union all `)}) as similar_term`.execute(db);
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  return mistyped.map((_, position) => byPosition.get(position) ?? []);
}
