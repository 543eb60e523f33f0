import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { BoundedCache } from "../graphql/bounded-cache.ts";
import { countQueries } from "./query-counter.ts";
import { gatherParts, readPart, readParts, readPartsAgain, remembered, type StatementPart } from "./statement-part.ts";

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

test("parts asked for in the same breath are read by one statement; one that fails fails them all", async () => {
  const counter = countQueries(database);
  const read = gatherParts(database.kysely);
  expect(await Promise.all([read(numbers(2)), read(words)])).toEqual([[1, 2], "yes"]);
  expect(await read(words)).toBe("yes");
  expect(counter.statements.length).toBe(2);
  counter.stop();
  const broken: StatementPart<unknown> = { sql: sql`(select no_such_column)`, read: (found) => found };
  const both = await Promise.allSettled([read(words), read(broken)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("the same text gives the very same value, another text another one", async () => {
  const memory = new BoundedCache<number[]>(2);
  const read = (upTo: number) => readPart(database.kysely, remembered(numbers(upTo), memory));
  const first = await read(3);
  expect(first).toEqual([1, 2, 3]);
  expect(await read(3)).toBe(first);
  expect(await read(2)).toEqual([1, 2]);
  expect(memory.size).toBe(2);
});

test("parts whose texts are as before give the very same values, under another name others", async () => {
  const parts = (upTo: number) => ({
    few: numbers(upTo),
    none: { sql: sql`(select null::json)`, read: (it: unknown) => it },
  });
  const values = new BoundedCache<{ few: number[]; none: unknown }>(10);
  const read = (upTo: number, name: string) => readPartsAgain(database.kysely, parts(upTo), { values, name });
  const first = await read(2, "a");
  expect(first).toEqual({ few: [1, 2], none: null });
  expect(await read(2, "a")).toBe(first);
  expect(await read(2, "b")).not.toBe(first);
  expect(await read(1, "a")).toEqual({ few: [1], none: null });
});
