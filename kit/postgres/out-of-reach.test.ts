import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { isOutOfReach } from "./out-of-reach.ts";

const { url } = await testDatabase();
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "nothing failed",
    (error: unknown) => error,
  );

test("a database that is not there, is full, or takes too long is out of reach", async () => {
  const nobody = connect("postgres://shop@127.0.0.1:9/postgres");
  expect(isOutOfReach(await failureOf(sql`select 1`.execute(nobody.kysely)))).toBe(true);
  const narrow = connect(url, { maxConnections: 1, connectionTimeoutMs: 50, statementTimeoutMs: 200 });
  const slow = failureOf(sql`select pg_sleep(5)`.execute(narrow.kysely));
  expect(isOutOfReach(await failureOf(sql`select 1`.execute(narrow.kysely)))).toBe(true);
  expect(isOutOfReach(await slow)).toBe(true);
  await Promise.all([nobody.close(), narrow.close()]);
});

test("a mistake in the work is not", async () => {
  const database = connect(url);
  expect(isOutOfReach(await failureOf(sql`select 1 / 0`.execute(database.kysely)))).toBe(false);
  expect(isOutOfReach(await failureOf(sql`select from nowhere`.execute(database.kysely)))).toBe(false);
  expect(isOutOfReach(new TypeError("x is not a function"))).toBe(false);
  expect(isOutOfReach("timeout")).toBe(false);
  await database.close();
});
