import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type Params, preparedFragments, preparedQuery } from "./prepared-query.ts";
import { countQueries } from "./query-counter.ts";
import type { QueryFragment } from "./query-fragment.ts";

const { database } = await testDatabase();

const numbers = (upTo: RawBuilder<number>): QueryFragment<number[]> => ({
  sql: sql`(select json_agg(number order by number) from generate_series(1, ${upTo}::int) as number)`,
  read: (found) => (found as number[] | null) ?? [],
});

test("the text is built once and run with other values each time", async () => {
  let built = 0;
  const doubled = preparedQuery(({ words, word }: Params<{ words: readonly string[]; word: string }>) => {
    built += 1;
    return sql<{ found: boolean; word: string }>`
      select ${word}::text = any(${words}::text[]) as found, ${word}::text || ${"!"} as word`;
  });
  expect(await doubled(database.kysely, { words: ["a", "b"], word: "b" })).toEqual([{ found: true, word: "b!" }]);
  expect(await doubled(database.kysely, { words: [], word: "c" })).toEqual([{ found: false, word: "c!" }]);
  expect(built).toBe(1);
});

test("a repeated parameter is sent once, and an identifier is not a parameter", async () => {
  const counter = countQueries(database);
  const same = preparedQuery(
    ({ name }: Params<{ name: string }>) =>
      sql<{
        all: string;
      }>`select ${name}::text || ${name} || ${"name"} || ${"name"} as all`,
  );
  expect(await same(database.kysely, { name: "x" })).toEqual([{ all: "xxnamename" }]);
  expect(counter.statements).toEqual(["select $1::text || $1 || $2 || $2 as all"]);
  counter.stop();
});

test("several fragments are one statement whose text is built once", async () => {
  const counter = countQueries(database);
  let built = 0;
  const read = preparedFragments(({ few, many }: Params<{ few: number; many: number }>) => {
    built += 1;
    return { few: numbers(few), many: numbers(many) };
  });
  expect(await read(database.kysely, { few: 1, many: 3 })).toEqual({ few: [1], many: [1, 2, 3] });
  expect(await read(database.kysely, { few: 0, many: 2 })).toEqual({ few: [], many: [1, 2] });
  expect(built).toBe(1);
  expect(counter.statements.length).toBe(2);
  counter.stop();
});

test("it runs inside a transaction too", async () => {
  const level = preparedQuery(
    ({ name }: Params<{ name: string }>) => sql<{ level: string }>`select current_setting(${name}) as level`,
  );
  await database.kysely
    .transaction()
    .setIsolationLevel("serializable")
    .execute(async (trx) => {
      expect(await level(trx, { name: "transaction_isolation" })).toEqual([{ level: "serializable" }]);
    });
  expect(await level(database.kysely, { name: "transaction_isolation" })).toEqual([{ level: "read committed" }]);
});
