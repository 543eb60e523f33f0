import { type Kysely, sql } from "kysely";
import type { Posting } from "../memory/match-words.ts";

/** Phrases of which any will do: all words of a phrase must stand in one place. With `beginning` words may go on. */
export type Term = { readonly phrases: readonly string[]; readonly beginning: boolean };

/** PostgreSQL's text form of a query; words hold letters and digits only. */
function queryText({ phrases, beginning }: Term, weights: string): string {
  const word = (text: string) => `'${text}':${beginning ? "*" : ""}${weights}`;
  return phrases.map((phrase) => `(${phrase.split(" ").map(word).join(" & ")})`).join(" | ");
}

/**
 * The documents of each term with the places its words stand in, by one statement. They travel as bytes: a common word
 * has tens of thousands of them.
 */
export async function readPostings(db: Kysely<unknown>, terms: readonly Term[]): Promise<Posting[]> {
  if (terms.length === 0) return [];
  const texts = (weights: string) => terms.map((term) => queryText(term, weights));
  const { rows } = await sql<{ entries: Buffer | null }>`
    select (
      select string_agg(int4send(id * 16 + case when words @@ term.name then 8 else 0 end
        + case when words @@ term.groups then 4 else 0 end + case when words @@ term.facts then 2 else 0 end
        + case when words @@ term.description then 1 else 0 end), '')
      from search.document where words @@ term.anywhere and listed) as entries
    from unnest(${texts("ABCD")}::tsquery[], ${texts("A")}::tsquery[], ${texts("B")}::tsquery[], ${texts("C")}::tsquery[],
      ${texts("D")}::tsquery[]) with ordinality as term (anywhere, name, groups, facts, description, place)
    order by term.place`.execute(db);
  return rows.map(({ entries }) => posting(entries));
}

function posting(entries: Buffer | null): Posting {
  if (!entries) return new Uint32Array(0);
  // A copy, so that it is aligned and does not hold on to the buffer it was received in.
  const bytes = Buffer.from(entries).swap32();
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
