import { type Kysely, sql } from "kysely";
import type { Posting } from "../memory-index/match-terms.ts";
import { excludedBeside } from "../terms/exclusions.ts";

/** Alternative phrases, any of which matches: all words of a phrase must be in one field. With `prefix`, words may be longer. */
export type Term = { readonly phrases: readonly string[]; readonly prefix: boolean };

/** The text form of a term's tsquery; words contain letters and digits only. */
function queryText({ phrases, prefix }: Term, weights: string): string {
  const word = (text: string) => {
    const excluded = prefix ? undefined : excludedBeside(text);
    const condition = `'${text}':${prefix ? "*" : ""}${weights}`;
    // Only within one field: the description of a shirt may mention feet.
    return excluded && weights.length === 1 && !phrases.some((phrase) => phrase.includes(` ${excluded}`))
      ? `(${condition} & !'${excluded}':${weights})`
      : condition;
  };
  return phrases.map((phrase) => `(${phrase.split(" ").map(word).join(" & ")})`).join(" | ");
}

/**
 * The documents of each term with the fields that contain it, in one statement. Entries are transferred as bytes,
 * because a common term has tens of thousands of them. Each term is a select of its own, so that the planner knows the
 * term's frequency.
 */
export async function readPostings(db: Kysely<unknown>, terms: readonly Term[]): Promise<Posting[]> {
  if (terms.length === 0) return [];
  const selects = terms.map((term, position) => {
    const query = (weights: string) => sql`${queryText(term, weights)}::tsquery`;
    return sql`
      select ${position}::int as position, string_agg(int4send(id * 16 + case when words @@ ${query("A")} then 8 else 0 end
        + case when words @@ ${query("B")} then 4 else 0 end + case when words @@ ${query("C")} then 2 else 0 end
        + case when words @@ ${query("D")} then 1 else 0 end), '') as entries
      from search.document where words @@ ${query("ABCD")} and listed`;
  });
  type Row = { position: number; entries: Buffer | null };
  const { rows } = await sql<Row>`${sql.join(selects, sql` union all `)}`.execute(db);
  const byPosition = new Map(rows.map(({ position, entries }) => [position, entries]));
  return terms.map((_, position) => posting(byPosition.get(position) ?? null));
}

function posting(entries: Buffer | null): Posting {
  if (!entries) return new Uint32Array(0);
  // A copy: it is aligned and does not keep the received buffer alive.
  const bytes = Buffer.from(entries).swap32();
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
