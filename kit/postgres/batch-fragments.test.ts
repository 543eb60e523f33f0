import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { batchFragments } from "./batch-fragments.ts";
import { type Params, preparedFragment } from "./prepared-query.ts";
import { countQueries } from "./query-counter.ts";
import { type QueryFragment, readFragment } from "./query-fragment.ts";

const { database } = await testDatabase();
const numbers = preparedFragment(
  ({ upTo }: Params<{ readonly upTo: number }>) =>
    sql`(select json_agg(number order by number) from generate_series(1, ${upTo}::int) as number)`,
  (found, { upTo }) => ({ upTo, list: (found as number[] | null) ?? [] }),
);
const word: QueryFragment<string> = {
  sql: sql`json_build_object('word', ${"yes"}::text)`,
  read: (it) => (it as { word: string }).word,
};

test("fragments requested in one tick are read by one statement; one that fails fails them all", async () => {
  const counter = countQueries(database);
  const read = batchFragments(database.kysely);
  expect(await Promise.all([read(numbers({ upTo: 2 })), read(word)])).toEqual([{ upTo: 2, list: [1, 2] }, "yes"]);
  expect(await read(word)).toBe("yes");
  expect(counter.statements.length).toBe(2);
  counter.stop();
  const broken: QueryFragment<unknown> = { sql: sql`(select no_such_column)`, read: (found) => found };
  const both = await Promise.allSettled([read(word), read(broken)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("prepared fragments keep the text of their statement, and each gets its own values", async () => {
  const counter = countQueries(database);
  const read = batchFragments(database.kysely);
  for (const [few, many] of [
    [1, 3],
    [2, 0],
  ] as const) {
    const [one, other] = await Promise.all([read(numbers({ upTo: few })), read(numbers({ upTo: many }))]);
    expect([one.list.length, other.list.length, other.upTo]).toEqual([few, many, many]);
  }
  counter.stop();
  expect(counter.statements).toHaveLength(2);
  expect(new Set(counter.statements).size).toBe(1);
});

test("a prepared fragment can be read alone", async () => {
  expect((await readFragment(database.kysely, numbers({ upTo: 2 }))).list).toEqual([1, 2]);
});
