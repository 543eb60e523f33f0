import { expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productsByAnyCode } from "#modules/catalogue/server/index.ts";
import { findRelatedDocuments } from "./bought-together.ts";
import { listedDocumentIds, listedProductsBesides } from "./document-ids.ts";
import { readDocumentsAfter } from "./documents.ts";
import { findPhrases } from "./phrases.ts";
import { readPostings } from "./postings.ts";
import { searchesLeadingTo } from "./search-counts.ts";
import { findSimilarTerms } from "./similar-terms.ts";

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
  insert into search.opened_day select 'P' || n, date '2026-01-01' + n % 300, 'thing', 1 from generate_series(1, 20000) as n;
  select gin_clean_pending_list('search.document_words'), gin_clean_pending_list('search.word_letters');
  analyze search.document, search.word, search.phrase, search.bought_together, search.opened_day`);

/** Runs the work and returns the plans of its statements, with their parameters. */
async function plansOf(work: (db: Database["kysely"]) => Promise<unknown>): Promise<string> {
  const requests: { text: string; values: unknown[] }[] = [];
  const counter = countQueries(database);
  const client = await database.pool.connect();
  client.release();
  const query = client.query;
  client.query = ((statement: { text: string; values?: unknown[] } | string, values?: unknown[]) => {
    if (typeof statement === "string") requests.push({ text: statement, values: values ?? [] });
    return Reflect.apply(query, client, values ? [statement, values] : [statement]);
  }) as typeof client.query;
  await work(database.kysely);
  client.query = query;
  counter.stop();
  const plans = await Promise.all(requests.map(({ text, values }) => database.pool.query(`explain ${text}`, values)));
  return plans.flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"])).join("\n");
}

test("terms are found by the index of the text vector", async () => {
  const plan = await plansOf((db) => readPostings(db, [{ phrases: ["word7"], prefix: false }]));
  expect(plan).toContain("document_words");
  expect(plan).not.toContain("Seq Scan on document");
});

test("changes are read by the index of revisions", async () => {
  const plan = await plansOf((db) => readDocumentsAfter(db, { revision: 19_900, id: 0 }, 100));
  expect(plan).toContain("document_revision");
});

test("corrections are found by the trigram index", async () => {
  const plan = await plansOf((db) => findSimilarTerms(db, ["kpfgdm"], "en-US"));
  expect(plan).toContain("word_letters");
  expect(plan).not.toContain("Seq Scan");
});

test("phrases are found by the index of prefixes", async () => {
  const plan = await plansOf((db) => findPhrases(db, "en-US", "phrase 77", 6));
  expect(plan).toMatch(/phrase_beginning|phrase_pkey/);
});

test("documents are found by the index of product codes, pairs by theirs", async () => {
  const ids = await plansOf((db) => listedDocumentIds(db, ["P7"], 20));
  expect(ids).toContain("document_product_code_key");
  const range = { after: "P7000", last: "P7100", known: ["P7001"] };
  expect(await plansOf((db) => listedProductsBesides(db, range))).toContain("document_product_code_key");
  expect(await plansOf((db) => findRelatedDocuments(db, { code: "P7", crossSells: ["P8"] }, 10))).toMatch(
    /bought_together_(?:best|pkey)/,
  );
});

test("products are found by the indexes of all their codes", async () => {
  const plan = await plansOf((db) => productsByAnyCode(db, ["P7"]));
  for (const index of ["sku_pkey", "sku_number_key", "sku_barcode_key", "sku_by_ext_code"])
    expect(plan).toContain(index);
});

test("MP-14 the searches that led to a product are read by the primary key", async () => {
  const plan = await plansOf((db) => searchesLeadingTo(db, "P7", "2026-01-02"));
  expect(plan).toContain("opened_day_pkey");
  expect(plan).not.toContain("Seq Scan");
});
