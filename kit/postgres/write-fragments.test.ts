import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { installJobs } from "./install-jobs.ts";
import { countQueries } from "./query-counter.ts";
import { writeInOneStatement } from "./write-fragments.ts";

const { database, url } = await testDatabase();
const db = database.kysely;

beforeAll(() =>
  sql`create table parent (code text primary key);
    create table child (parent_code text references parent, number int)`.execute(db),
);
beforeEach(() => sql`truncate parent, child`.execute(db));

const parent = (code: string) => sql`insert into parent values (${code})`;
const child = (code: string, number: number) => sql`insert into child values (${code}, ${number})`;
const children = async () =>
  (await sql<{ number: number }>`select number from child order by number`.execute(db)).rows.map(
    ({ number }) => number,
  );

test("writes of several modules are one statement, also where one row refers to another", async () => {
  const counter = countQueries(database);
  await writeInOneStatement(db, { rows: [child("a", 1), child("a", 2)] }, {}, { rows: [parent("a")] });
  counter.stop();
  expect(counter.statements).toHaveLength(1);
  expect(await children()).toEqual([1, 2]);
});

test("jobs are queued, with rows and without, with their options", async () => {
  await installJobs(url);
  const runAt = new Date("2099-01-01T00:00:00.000Z");
  await writeInOneStatement(
    db,
    { rows: [parent("b")], jobs: [{ name: "one", payload: { a: 1 }, key: "k1", runAt }] },
    {},
  );
  await writeInOneStatement(db, {
    jobs: [
      { name: "two", payload: null },
      { name: "one", payload: [2], maxAttempts: 3 },
    ],
  });
  await writeInOneStatement(db, { jobs: [{ name: "one", payload: { a: 2 }, key: "k1", runAt }] });
  const { rows } = await sql`
    select task_identifier as name, payload, jobs.key, jobs.max_attempts as most, jobs.run_at as "runAt"
    from graphile_worker.jobs join graphile_worker._private_jobs as private using (id)
    order by task_identifier, jobs.max_attempts`.execute(db);
  expect(rows).toEqual([
    { name: "one", payload: [2], key: null, most: 3, runAt: expect.any(Date) },
    { name: "one", payload: { a: 2 }, key: "k1", most: 25, runAt },
    { name: "two", payload: {}, key: null, most: 25, runAt: expect.any(Date) },
  ]);
});

test("one failed write rolls back the others", async () => {
  await expect(writeInOneStatement(db, { rows: [parent("c"), child("nobody", 3)] })).rejects.toThrow(/foreign key/);
  expect(await children()).toEqual([]);
});

test("without fragments no statement runs", async () => {
  const counter = countQueries(database);
  await writeInOneStatement(db, {}, { rows: [] });
  counter.stop();
  expect(counter.statements).toEqual([]);
});
