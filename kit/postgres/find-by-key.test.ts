import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findByKeyBatched } from "./find-by-key.ts";
import { countQueries } from "./query-counter.ts";

const { database } = await testDatabase();
await sql`create table found_word (word text primary key, language text not null)`.execute(database.kysely);
await sql`insert into found_word select 'word' || number, 'en' from generate_series(1, 5000) as number`.execute(
  database.kysely,
);
await sql`analyze found_word`.execute(database.kysely);
const find = findByKeyBatched(
  "text",
  (key) => sql<{ word: string }>`select upper(word) as word from found_word where word = ${key} and language = 'en'`,
);

test("concurrent lookups get their own rows, or none, by one statement", async () => {
  const counter = countQueries(database);
  const looked = await Promise.all(["word3", "nobody", "word1", "word3"].map((key) => find(database.kysely, key)));
  expect(looked).toEqual([{ word: "WORD3" }, null, { word: "WORD1" }, { word: "WORD3" }]);
  expect(counter.statements).toHaveLength(1);
  counter.stop();
});

test("a single lookup gets the same", async () => {
  expect(await find(database.kysely, "word11")).toEqual({ word: "WORD11" });
  expect(await find(database.kysely, "none")).toBeNull();
});

test("each lookup uses the index, also with a generic plan", async () => {
  const counter = countQueries(database);
  await find(database.kysely, "word1");
  counter.stop();
  const [text = ""] = counter.statements;
  await database.kysely.connection().execute(async (db) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(db);
    await sql.raw(`prepare finding as ${text}`).execute(db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain execute finding ('{word1,word2}')`.execute(db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    await sql`reset plan_cache_mode`.execute(db);
    await sql`deallocate finding`.execute(db);
    expect(plan).toContain("Index Scan using found_word_pkey");
    expect(plan).not.toContain("Seq Scan");
  });
});
