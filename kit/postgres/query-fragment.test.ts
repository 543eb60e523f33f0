import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { boundedStore } from "../cache/bounded-store.ts";
import { countQueries } from "./query-counter.ts";
import { memoizedFragment, type QueryFragment, readFragment, readFragments } from "./query-fragment.ts";

const { database } = await testDatabase();
const numbers = (upTo: number): QueryFragment<number[]> => ({
  sql: sql`(select json_agg(number order by number) from generate_series(1, ${upTo}::int) as number)`,
  read: (found) => (found as number[] | null) ?? [],
});
const terms: QueryFragment<string> = {
  sql: sql`json_build_object('word', ${"yes"}::text)`,
  read: (it) => (it as { word: string }).word,
};

test("several fragments are read by one statement, each with its own parser", async () => {
  const counter = countQueries(database);
  expect(await readFragments(database.kysely, { few: numbers(3), none: numbers(0), words: terms })).toEqual({
    few: [1, 2, 3],
    none: [],
    words: "yes",
  });
  expect(counter.statements.length).toBe(1);
  counter.stop();
});

test("a fragment may be read alone", async () => {
  expect(await readFragment(database.kysely, numbers(2))).toEqual([1, 2]);
});

test("the same text gives the very same value, another text another one", async () => {
  const memory = boundedStore<number[]>({ maxSize: 2 });
  const read = (upTo: number) => readFragment(database.kysely, memoizedFragment(numbers(upTo), memory));
  const first = await read(3);
  expect(first).toEqual([1, 2, 3]);
  expect(await read(3)).toBe(first);
  expect(await read(2)).toEqual([1, 2]);
  expect(memory.stats().entries).toBe(2);
});
