import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { countQueries } from "./query-counter.ts";
import { inTransaction } from "./transaction.ts";
import { writeTogether } from "./write-together.ts";

const { database } = await testDatabase();
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

test("what several owners write is one statement, also where one row needs another's", async () => {
  const counter = countQueries(database);
  await writeTogether(db, { rows: [child("a", 1), child("a", 2)] }, {}, { rows: [parent("a")] });
  counter.stop();
  expect(counter.statements).toHaveLength(1);
  expect(await children()).toEqual([1, 2]);
});

test("calls are made, with rows and without", async () => {
  const call = (text: string) => sql`set_config('kit.called', current_setting('kit.called', true) || ${text}, true)`;
  const called = await inTransaction(database, async (trx) => {
    await sql`select set_config('kit.called', '', true)`.execute(trx);
    await writeTogether(trx, { rows: [parent("b")], calls: [call("one")] }, { calls: [call(" two")] });
    await writeTogether(trx, { calls: [call(" three")] });
    return sql<{ called: string }>`select current_setting('kit.called') as called`.execute(trx);
  });
  expect(called.rows).toEqual([{ called: "one two three" }]);
});

test("one that cannot be written takes the others along", async () => {
  await expect(writeTogether(db, { rows: [parent("c"), child("nobody", 3)] })).rejects.toThrow(/foreign key/);
  expect(await children()).toEqual([]);
});

test("nothing to write asks nobody", async () => {
  const counter = countQueries(database);
  await writeTogether(db, {}, { rows: [] });
  counter.stop();
  expect(counter.statements).toEqual([]);
});
