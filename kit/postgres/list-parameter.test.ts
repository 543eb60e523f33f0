import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { listParameter } from "./list-parameter.ts";
import { type Params, preparedQuery } from "./prepared-query.ts";

// One connection, because each has its own plans.
const { database } = await testDatabase({ maxConnections: 1 });
const db = database.kysely;

beforeAll(async () => {
  await sql`create table thing (code text primary key, words text not null)`.execute(db);
  await sql`insert into thing select 'C' || at, repeat('w', 100) from generate_series(1, 20000) as at`.execute(db);
  await sql`analyze thing`.execute(db);
});

const find = preparedQuery(
  ({ codes }: Params<{ codes: readonly string[] }>) =>
    sql<{ code: string }>`select code from thing where code = any(${listParameter(codes)}) order by code`,
);

test("a list parameter finds the same rows as a list, and an empty one none", async () => {
  expect(await find(db, { codes: ["C7", "C20000", "nobody", "C7"] })).toEqual([{ code: "C20000" }, { code: "C7" }]);
  expect(await find(db, { codes: [] })).toEqual([]);
});

test("the plan of a repeated statement is generic, however short the lists are", async () => {
  for (let run = 0; run < 20; run += 1) await find(db, { codes: [`C${run}`] });
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where statement like '%from thing%'`.execute(db);
  expect(rows).toEqual([{ generic: expect.any(Number), custom: 5 }]);
  expect(rows[0]?.generic).toBeGreaterThan(10);
});
