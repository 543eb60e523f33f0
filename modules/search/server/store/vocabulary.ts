import { type Kysely, sql } from "kysely";

// Only terms of letters are corrected: 1001 is not a typo of 1010, and one letter has no useful correction.
const isCorrectable = sql`found.word ~ '^[[:alpha:]]{2,40}$'`;

/** Adds the terms of these products that the vocabulary does not have yet. */
export async function addToVocabulary(db: Kysely<unknown>, codes: readonly string[]): Promise<void> {
  await sql`
    insert into search.word (word, products)
    select found.word, count(*)
    from search.document, unnest(tsvector_to_array(ts_filter(document.words, '{a,b,c}'))) as found (word)
    where document.product_code = any(${codes}::text[]) and document.listed and ${isCorrectable}
    group by found.word
    on conflict (word) do nothing`.execute(db);
}

/** Counts the products of every term and removes terms that no product has any more. */
export async function rebuildVocabulary(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search.word`.execute(db);
  await sql`
    insert into search.word (word, products)
    select found.word, found.ndoc
    from ts_stat('select ts_filter(words, ''{a,b,c}'') from search.document where listed') as found
    where ${isCorrectable}`.execute(db);
}
