import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { countQueries } from "./query-counter.ts";
import { readPart, readParts, type StatementPart } from "./statement-part.ts";

const { database } = await testDatabase();
const numbers = (upTo: number): StatementPart<number[]> => ({
  sql: sql`(select json_agg(number order by number) from generate_series(1, ${upTo}::int) as number)`,
  read: (found) => (found as number[] | null) ?? [],
});
const words: StatementPart<string> = {
  sql: sql`json_build_object('word', ${"yes"}::text)`,
  read: (it) => (it as { word: string }).word,
};

test("several parts are read by one statement, each in its own way", async () => {
  const counter = countQueries(database);
  expect(await readParts(database.kysely, { few: numbers(3), none: numbers(0), words })).toEqual({
    few: [1, 2, 3],
    none: [],
    words: "yes",
  });
  expect(counter.statements.length).toBe(1);
  counter.stop();
});

test("a part may stand alone", async () => {
  expect(await readPart(database.kysely, numbers(2))).toEqual([1, 2]);
});
