import { expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findByCode } from "./codes.ts";
import { findCompanions } from "./companions.ts";
import { readDocumentsAfter } from "./documents.ts";
import { findNearWords } from "./near-words.ts";
import { findPhrases } from "./phrases.ts";
import { readPostings } from "./postings.ts";

const { database } = await testDatabase();
await database.pool.query(`
  insert into search.document (product_code, listed, brand_code, category_codes, color_codes, size_codes, price, discount,
    available, released_on, popularity, words, revision, words_revision)
  select 'P' || n, true, 'B', '{C}', '{}', '{}', n, 0, true, '2026-01-01', 0, to_tsvector('simple', 'thing word' || n), n, n
  from generate_series(1, 20000) as n;
  insert into search.word select distinct left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 6), 1
    from generate_series(1, 20000) as n;
  insert into search.phrase select 'en-US', 'phrase ' || n, 'phrase ' || n, 1 from generate_series(1, 20000) as n;
  insert into search.bought_together select 'P' || n, 'P' || n + 1, 1 from generate_series(1, 20000) as n;
  select gin_clean_pending_list('search.document_words'), gin_clean_pending_list('search.word_letters');
  analyze search.document, search.word, search.phrase, search.bought_together`);

/** The plans of the statements that this work asks for, with the values it asks with. */
async function plansOf(work: (db: Database["kysely"]) => Promise<unknown>): Promise<string> {
  const asked: { text: string; values: unknown[] }[] = [];
  const counter = countQueries(database);
  const client = await database.pool.connect();
  client.release();
  const query = client.query;
  client.query = ((statement: { text: string; values?: unknown[] } | string, values?: unknown[]) => {
    if (typeof statement === "string") asked.push({ text: statement, values: values ?? [] });
    return Reflect.apply(query, client, values ? [statement, values] : [statement]);
  }) as typeof client.query;
  await work(database.kysely);
  client.query = query;
  counter.stop();
  const plans = await Promise.all(asked.map(({ text, values }) => database.pool.query(`explain ${text}`, values)));
  return plans.flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"])).join("\n");
}

test("words are looked up in the index of words", async () => {
  const plan = await plansOf((db) => readPostings(db, [{ phrases: ["word7"], beginning: false }]));
  expect(plan).toContain("document_words");
  expect(plan).not.toContain("Seq Scan on document");
});

test("changes are read in the order of the index", async () => {
  const plan = await plansOf((db) => readDocumentsAfter(db, { revision: 19_900, id: 0 }, 100));
  expect(plan).toContain("document_revision");
});

test("corrections come from the index of letters", async () => {
  const plan = await plansOf((db) => findNearWords(db, ["kpfgdm"], "en-US"));
  expect(plan).toContain("word_letters");
  expect(plan).not.toContain("Seq Scan");
});

test("phrases are found by their beginning", async () => {
  const plan = await plansOf((db) => findPhrases(db, "en-US", "phrase 77", 6));
  expect(plan).toMatch(/phrase_beginning|phrase_pkey/);
});

test("codes and companions are found by their indexes", async () => {
  const codes = await plansOf((db) => findByCode(db, "P7"));
  for (const index of ["sku_pkey", "sku_number_key", "sku_barcode_key", "sku_by_ext_code"])
    expect(codes).toContain(index);
  expect(await plansOf((db) => findCompanions(db, "P7-A", 10))).toMatch(/bought_together_(?:best|pkey)/);
});
