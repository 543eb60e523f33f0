import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Places } from "./fixed-statement.ts";
import type { StatementPart } from "./statement-part.ts";
import { wordedParts } from "./worded-parts.ts";

const { database } = await testDatabase();
const list: StatementPart<number[]> = { sql: sql`json_build_array(1, 2)`, read: (found) => found as number[] };
const ask = wordedParts(({ name }: Places<{ name: string | null }>) => ({
  list,
  name: { sql: sql`to_json(${name}::text)`, read: (found: unknown) => found as string | null },
}));

test("what was told reads as its parts say", async () => {
  expect((await ask(database.kysely, { name: "a\nb" })).read()).toEqual({ list: [1, 2], name: "a\nb" });
  expect((await ask(database.kysely, { name: null })).read()).toEqual({ list: [1, 2], name: null });
});

test("the same has the same words, something else has others", async () => {
  const [one, same, other, nothing] = await Promise.all(
    ["x", "x", "null", null].map((name) => ask(database.kysely, { name })),
  );
  expect(same?.words).toBe(one?.words);
  expect(new Set([one, other, nothing].map((told) => told?.words)).size).toBe(3);
});
