import { type Kysely, sql } from "kysely";

// Numbers are not words: nobody wants 1001 corrected to 1010. One letter is not worth correcting either.
const aWord = sql`found.word ~ '^[[:alpha:]]{2,40}$'`;

/** Adds the words of these products that are new to the list. */
export async function addWords(db: Kysely<unknown>, codes: readonly string[]): Promise<void> {
  await sql`
    insert into search.word (word, products)
    select found.word, count(*)
    from search.document, unnest(tsvector_to_array(ts_filter(document.words, '{a,b,c}'))) as found (word)
    where document.product_code = any(${codes}::text[]) and document.listed and ${aWord}
    group by found.word
    on conflict (word) do nothing`.execute(db);
}

/** Counts every word anew and forgets those no product has any more. */
export async function recountWords(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search.word`.execute(db);
  await sql`
    insert into search.word (word, products)
    select found.word, found.ndoc
    from ts_stat('select ts_filter(words, ''{a,b,c}'') from search.document where listed') as found
    where ${aWord}`.execute(db);
}
