import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { connect } from "./connect.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

const { url } = await testDatabase();
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "nothing failed",
    (error: unknown) => error,
  );

test("an unreachable, full or too slow database is out of reach", async () => {
  const anonymous = connect("postgres://shop@127.0.0.1:9/postgres");
  expect(isDatabaseUnavailable(await failureOf(sql`select 1`.execute(anonymous.kysely)))).toBe(true);
  const narrow = connect(url, { maxConnections: 1, connectionTimeoutMs: 50, statementTimeoutMs: 200 });
  const slow = failureOf(sql`select pg_sleep(5)`.execute(narrow.kysely));
  expect(isDatabaseUnavailable(await failureOf(sql`select 1`.execute(narrow.kysely)))).toBe(true);
  expect(isDatabaseUnavailable(await slow)).toBe(true);
  await Promise.all([anonymous.close(), narrow.close()]);
});

test("an error of the statement is not", async () => {
  const database = connect(url);
  expect(isDatabaseUnavailable(await failureOf(sql`select 1 / 0`.execute(database.kysely)))).toBe(false);
  expect(isDatabaseUnavailable(await failureOf(sql`select from nowhere`.execute(database.kysely)))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError("x is not a function"))).toBe(false);
  expect(isDatabaseUnavailable("timeout")).toBe(false);
  await database.close();
});
