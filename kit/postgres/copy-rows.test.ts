import { expect, test } from "vitest";
import { emptyTestDatabase } from "#kit/testing/test-database.ts";
import { copyRows } from "./copy-rows.ts";

const { database } = await emptyTestDatabase();
await database.pool.query(
  "create table thing (id int primary key, words text, data jsonb, at timestamptz, yes boolean)",
);

async function copied(rows: Parameters<typeof copyRows>[2]): Promise<number> {
  const client = await database.pool.connect();
  try {
    return await copyRows(client, "thing (id, words, data, at, yes)", rows);
  } finally {
    client.release();
  }
}

test("copied values are read back exactly", async () => {
  const at = new Date("2026-11-15T05:00:00.000Z");
  const words = ["plain", "tab\tand\nlines\r", "back\\slash \\N \\.", "中文 – ê", "", '"quoted"'];
  expect(await copied(words.map((text, id) => [id, text, { text }, at, id % 2 === 0]))).toBe(words.length);
  const { rows } = await database.pool.query("select id, words, data, at, yes from thing order by id");
  expect(rows).toEqual(words.map((text, id) => ({ id, words: text, data: { text }, at, yes: id % 2 === 0 })));
});

test("no rows are valid, and many rows are sent in chunks", async () => {
  await database.pool.query("truncate thing");
  const rows = Array.from({ length: 1201 }, (_, id) => [id, null, null, null, null] as const);
  expect(await copied(rows)).toBe(1201);
  const { rows: found } = await database.pool.query(
    "select count(*)::int as rows, count(words)::int as words from thing",
  );
  expect(found).toEqual([{ rows: 1201, words: 0 }]);
});

test("an invalid row refuses them all", async () => {
  await database.pool.query("truncate thing");
  await expect(
    copied([
      [1, "a", null, null, null],
      [1, "b", null, null, null],
    ]),
  ).rejects.toThrow("duplicate key");
  const { rows } = await database.pool.query("select count(*)::int as rows from thing");
  expect(rows).toEqual([{ rows: 0 }]);
});
