import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A phrase of product names; `folded` is its search key. */
export type Phrase = { readonly folded: string; readonly text: string; readonly products: number };

const likeSpecial = /[\\%_]/g;

/** Phrases of product names with this prefix, those of most products first. */
export async function findPhrases(
  db: Kysely<unknown>,
  locale: Locale,
  foldedPrefix: string,
  limit: number,
): Promise<string[]> {
  const pattern = `${foldedPrefix.replace(likeSpecial, "\\$&")}%`;
  const { rows } = await sql<{ text: string }>`
    select text from search.phrase
    where locale = ${locale} and folded like ${pattern}
    order by products desc, length(folded), folded limit ${limit}`.execute(db);
  return rows.map((row) => row.text);
}

export async function replacePhrases(db: Kysely<unknown>, locale: Locale, phrases: readonly Phrase[]): Promise<void> {
  await sql`delete from search.phrase where locale = ${locale}`.execute(db);
  await sql`
    insert into search.phrase (locale, folded, text, products)
    select ${locale}, * from unnest(${phrases.map(({ folded }) => folded)}::text[],
      ${phrases.map(({ text }) => text)}::text[], ${phrases.map(({ products }) => products)}::int[])`.execute(db);
}
