import type { Kysely } from "kysely";
import { type Locale, locales } from "#kit/core/locale.ts";
import { readProductNames } from "#modules/catalogue/server/index.ts";
import { listedProductsAfter } from "../store/document-ids.ts";
import { type Phrase, replacePhrases } from "../store/phrases.ts";
import { fold } from "../terms/fold.ts";

/** Maximum number of phrases per language; the phrases of most products are kept. */
const maxPhrases = 20_000;
const batchSize = 2_000;
const separators = /[^\p{L}\p{N}'’&-]+/u;

/** The words of a name and the pairs of neighbouring words, as written; numbers alone are not suggested. */
function phrasesOf(name: string): string[] {
  const words = name.split(separators).filter((word) => /\p{L}{2}/u.test(word));
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

/** Recomputes the keyword suggestions from the names of the listed products. */
export async function recountPhrases(db: Kysely<unknown>): Promise<void> {
  for (const locale of locales) {
    const byFolded = new Map<string, { text: string; products: number }>();
    for await (const name of listedNames(db, locale)) {
      for (const text of new Set(phrasesOf(name))) {
        const folded = fold(text);
        const known = byFolded.get(folded);
        if (known) known.products += 1;
        else byFolded.set(folded, { text: text.toLowerCase(), products: 1 });
      }
    }
    const phrases: Phrase[] = [...byFolded].map(([folded, counted]) => ({ folded, ...counted }));
    phrases.sort((a, b) => b.products - a.products);
    await replacePhrases(db, locale, phrases.slice(0, maxPhrases));
  }
}

async function* listedNames(db: Kysely<unknown>, locale: Locale): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const codes = await listedProductsAfter(db, after, batchSize);
    yield* await readProductNames(db, codes, locale);
    const last = codes.at(-1);
    if (last === undefined || codes.length < batchSize) return;
    after = last;
  }
}
