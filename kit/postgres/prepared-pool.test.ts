import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { connect } from "./connect.ts";
import { statementNames } from "./statement-names.ts";
import { inTransaction } from "./transaction.ts";

const { url } = await testDatabase();
const open = (prepare = true) => connect(url, { maxConnections: 1, prepare });

const prepared = async (database: ReturnType<typeof open>) => {
  const { rows } = await database.pool.query("select statement from pg_prepared_statements order by 1");
  return rows.map((row) => row.statement);
};

test("a statement is prepared from its third run on, with any values", async () => {
  await using stack = new AsyncDisposableStack();
  const database = open();
  stack.defer(() => database.close());
  for (const value of [1, 2]) await sql`select ${value}::int + 1`.execute(database.kysely);
  expect(await prepared(database)).toEqual([]);
  const { rows } = await sql<{ sum: number }>`select ${40}::int + 1`.execute(database.kysely);
  expect(Object.values(rows[0] ?? {})).toEqual([41]);
  expect(await prepared(database)).toEqual(["select $1::int + 1"]);
});

test("nothing is prepared where that is disabled, and transactions begin and end unprepared", async () => {
  await using stack = new AsyncDisposableStack();
  const [plain, database] = [open(false), open()];
  stack.defer(() => Promise.all([plain.close(), database.close()]).then(() => undefined));
  for (let time = 0; time < 5; time += 1) {
    await sql`select 1`.execute(plain.kysely);
    await inTransaction(database, (trx) => sql`select 2`.execute(trx));
  }
  expect(await prepared(plain)).toEqual([]);
  expect(await prepared(database)).toEqual(["select 2"]);
});

test("after a migration of its table a prepared statement is prepared again", async () => {
  await using stack = new AsyncDisposableStack();
  const database = open();
  stack.defer(() => database.close());
  await sql`create table changing (a int)`.execute(database.kysely);
  await sql`insert into changing values (1)`.execute(database.kysely);
  const read = () => sql`select * from changing`.execute(database.kysely).then(({ rows }) => rows);
  for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ a: 1 }]);
  await sql`alter table changing add column b int default 2`.execute(database.kysely);
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
  expect(
    await inTransaction(database, (trx) => sql`select * from changing`.execute(trx).then(({ rows }) => rows)),
  ).toEqual([{ a: 1, b: 2 }]);
});

test("the number of prepared statements is bounded", () => {
  const names = statementNames();
  const texts = Array.from({ length: 500 }, (_, at) => `select ${at}`);
  const named = texts.map((text) => [1, 2, 3].map(() => names.nameOf(text)).at(-1));
  expect(named.filter((name) => name !== null)).toHaveLength(400);
  expect(new Set(named.filter((name) => name !== null)).size).toBe(400);
});
