import { type Kysely, sql } from "kysely";
import type { Posting } from "../memory/match-words.ts";
import { notBeside } from "../words/synonyms.ts";

/** Phrases of which any will do: all words of a phrase must stand in one place. With `beginning` words may go on. */
export type Term = { readonly phrases: readonly string[]; readonly beginning: boolean };

/** PostgreSQL's text form of a query; words hold letters and digits only. */
function queryText({ phrases, beginning }: Term, weights: string): string {
  const word = (text: string) => {
    const other = beginning ? undefined : notBeside(text);
    const found = `'${text}':${beginning ? "*" : ""}${weights}`;
    // Only within one place: a shirt's description may well speak of feet.
    return other && weights.length === 1 && !phrases.some((phrase) => phrase.includes(` ${other}`))
      ? `(${found} & !'${other}':${weights})`
      : found;
  };
  return phrases.map((phrase) => `(${phrase.split(" ").map(word).join(" & ")})`).join(" | ");
}

/**
 * The documents of each term with the places its words stand in, by one statement. They travel as bytes: a common word
 * has tens of thousands of them. Each term is a select of its own, so that the planner knows how common its words are.
 */
export async function readPostings(db: Kysely<unknown>, terms: readonly Term[]): Promise<Posting[]> {
  if (terms.length === 0) return [];
  const selects = terms.map((term, place) => {
    const query = (weights: string) => sql`${queryText(term, weights)}::tsquery`;
    return sql`
      select ${place}::int as place, string_agg(int4send(id * 16 + case when words @@ ${query("A")} then 8 else 0 end
        + case when words @@ ${query("B")} then 4 else 0 end + case when words @@ ${query("C")} then 2 else 0 end
        + case when words @@ ${query("D")} then 1 else 0 end), '') as entries
      from search.document where words @@ ${query("ABCD")} and listed`;
  });
  const { rows } = await sql<{ place: number; entries: Buffer | null }>`${sql.join(selects, sql` union all `)}`.execute(
    db,
  );
  const byPlace = new Map(rows.map(({ place, entries }) => [place, entries]));
  return terms.map((_, place) => posting(byPlace.get(place) ?? null));
}

function posting(entries: Buffer | null): Posting {
  if (!entries) return new Uint32Array(0);
  // A copy, so that it is aligned and does not hold on to the buffer it was received in.
  const bytes = Buffer.from(entries).swap32();
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
