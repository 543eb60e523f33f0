import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Places } from "./fixed-statement.ts";
import type { StatementPart } from "./statement-part.ts";
import { wordedParts } from "./worded-parts.ts";

const { database } = await testDatabase();
const list: StatementPart<number[]> = { sql: sql`json_build_array(1, 2)`, read: (found) => found as number[] };
const ask = wordedParts(
  () => ({ list, name: { sql: sql`to_json(asked.name)`, read: (found: unknown) => found as string | null } }),
  ({ names }: Places<{ names: readonly (string | null)[] }>) =>
    sql`unnest(${names}::text[]) with ordinality as asked (name, number) order by number`,
);

test("what was told reads as its parts say, one reading for each row", async () => {
  const told = await ask(database.kysely, { names: ["a\nb", null] });
  expect(told.map((one) => one.read())).toEqual([
    { list: [1, 2], name: "a\nb" },
    { list: [1, 2], name: null },
  ]);
});

test("the same has the same words, something else has others", async () => {
  const [one, same, other, nothing] = await ask(database.kysely, { names: ["x", "x", "null", null] });
  expect(same?.words).toBe(one?.words);
  expect(new Set([one, other, nothing].map((told) => told?.words)).size).toBe(3);
});
