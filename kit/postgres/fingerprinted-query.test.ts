import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fingerprintedQuery } from "./fingerprinted-query.ts";
import type { Params } from "./prepared-query.ts";
import type { QueryFragment } from "./query-fragment.ts";

const { database } = await testDatabase();
const list: QueryFragment<number[]> = { sql: sql`json_build_array(1, 2)`, read: (found) => found as number[] };
const query = fingerprintedQuery(
  () => ({ list, name: { sql: sql`to_json(asked.name)`, read: (found: unknown) => found as string | null } }),
  ({ names }: Params<{ names: readonly (string | null)[] }>) =>
    sql`unnest(${names}::text[]) with ordinality as asked (name, number) order by number`,
);

test("values are parsed by their fragments, one per row", async () => {
  const rows = await query(database.kysely, { names: ["a\nb", null] });
  expect(rows.map((one) => one.read())).toEqual([
    { list: [1, 2], name: "a\nb" },
    { list: [1, 2], name: null },
  ]);
});

test("equal rows have equal fingerprints, different rows different ones", async () => {
  const [one, same, other, nothing] = await query(database.kysely, { names: ["x", "x", "null", null] });
  expect(same?.fingerprint).toBe(one?.fingerprint);
  expect(new Set([one, other, nothing].map((rows) => rows?.fingerprint)).size).toBe(3);
});
