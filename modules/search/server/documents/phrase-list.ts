import { type Kysely, sql } from "kysely";
import { locales } from "#kit/core/locale.ts";
import { fold } from "../words/fold.ts";

/** So many phrases are kept of each language: the ones most products share. */
const mostPhrases = 20_000;
const batch = 2_000;
const notAWord = /[^\p{L}\p{N}'’&-]+/u;

/** The words of a name and the pairs of neighbours, as they are written; numbers alone are not worth proposing. */
export function phrasesOf(name: string): string[] {
  const words = name.split(notAWord).filter((word) => /\p{L}{2}/u.test(word));
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

type Counted = { text: string; products: number };

/** Collects anew what product names propose to somebody who types. */
export async function recountPhrases(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search.phrase`.execute(db);
  for (const locale of locales) {
    const counted = new Map<string, Counted>();
    for await (const name of productNames(db, locale)) {
      for (const text of new Set(phrasesOf(name))) {
        const folded = fold(text);
        const known = counted.get(folded);
        if (known) known.products += 1;
        else counted.set(folded, { text: text.toLowerCase(), products: 1 });
      }
    }
    const best = [...counted].sort(([, a], [, b]) => b.products - a.products).slice(0, mostPhrases);
    await sql`
      insert into search.phrase (locale, folded, text, products)
      select ${locale}, * from unnest(${best.map(([folded]) => folded)}::text[],
        ${best.map(([, { text }]) => text)}::text[], ${best.map(([, { products }]) => products)}::int[])`.execute(db);
  }
}

async function* productNames(db: Kysely<unknown>, locale: string): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ code: string; name: string | null }>`
      select product.code, product.names ->> ${locale} as name
      from search.document join catalogue.product on product.code = document.product_code
      where document.listed and document.product_code > ${after}
      order by document.product_code limit ${batch}`.execute(db);
    for (const { name } of rows) if (name) yield name;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.code;
  }
}
