import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../postgres/connect.ts";
import { countQueries } from "../postgres/query-counter.ts";
import { databaseName, madeAt, urlOf } from "./database-name.ts";
import { emptyTestDatabase, filledTestDatabase, testDatabase } from "./test-database.ts";

test("a name contains its creation time, and other databases are never taken for test databases", () => {
  expect(madeAt(databaseName(1_763_172_000_000))).toBe(1_763_172_000_000);
  for (const foreign of ["postgres", "shop", "kit_test_", "kit_test_12_zzzzzzzz", "my_kit_test_12_0a0a0a0a"]) {
    expect(madeAt(foreign)).toBeNull();
  }
  expect(urlOf("postgres://u:p@127.0.0.1:5433/postgres", "other")).toBe("postgres://u:p@127.0.0.1:5433/other");
});

test("each test database has the tables and none of the others' rows", async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  await sql`insert into kit.inbox (provider, event_id) values ('a', '1')`.execute(one.database.kysely);
  const count = sql<{ count: number }>`select count(*) as count from kit.inbox`;
  expect((await count.execute(one.database.kysely)).rows).toEqual([{ count: 1 }]);
  expect((await count.execute(two.database.kysely)).rows).toEqual([{ count: 0 }]);
});

test("a filled template is made once for concurrent requests, and each test changes its own copy", async () => {
  let fillings = 0;
  const filling = {
    name: "one row",
    fill: async ({ kysely }: Database) => {
      fillings += 1;
      await sql`insert into kit.inbox (provider, event_id) values ('a', '1')`.execute(kysely);
    },
  };
  const [one, two] = await Promise.all([filledTestDatabase(filling), filledTestDatabase(filling)]);
  await sql`insert into kit.inbox (provider, event_id) values ('a', '2')`.execute(one.database.kysely);
  const count = sql<{ count: number }>`select count(*) as count from kit.inbox`;
  expect((await count.execute(one.database.kysely)).rows).toEqual([{ count: 2 }]);
  expect((await count.execute(two.database.kysely)).rows).toEqual([{ count: 1 }]);
  expect(fillings).toBe(1);
});

test("a dropped database no longer exists, and dropping twice is fine", async () => {
  const [{ url, drop }, other] = await Promise.all([emptyTestDatabase(), emptyTestDatabase()]);
  await Promise.all([drop(), drop()]);
  const name = new URL(url).pathname.slice(1);
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(other.database.kysely);
  expect(rows).toEqual([]);
});

test("the counter sees every statement, in and out of transactions, and can be stopped", async () => {
  const { database } = await testDatabase();
  await sql`select 0`.execute(database.kysely);
  const counter = countQueries(database);
  await sql`select 1`.execute(database.kysely);
  await database.kysely.transaction().execute((trx) => sql`select 2`.execute(trx));
  await database.pool.query("select 3");
  expect(counter.statements).toEqual(["select 1", "select 2", "select 3"]);
  counter.reset();
  expect(counter.statements).toEqual([]);
  counter.stop();
  await sql`select 4`.execute(database.kysely);
  expect(counter.statements).toEqual([]);
});
