import { type Kysely, sql } from "kysely";

const special = /[\\%_]/g;

/** Phrases of product names that begin like this, those of most products first. */
export async function findPhrases(
  db: Kysely<unknown>,
  locale: string,
  folded: string,
  limit: number,
): Promise<string[]> {
  const beginning = `${folded.replace(special, "\\$&")}%`;
  const { rows } = await sql<{ text: string }>`
    select text from search.phrase
    where locale = ${locale} and folded like ${beginning}
    order by products desc, length(folded), folded limit ${limit}`.execute(db);
  return rows.map((row) => row.text);
}
