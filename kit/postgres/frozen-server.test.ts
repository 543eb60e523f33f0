import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { databaseFixture } from "./embedded/testing/database-fixture.ts";

const fixture = await databaseFixture();
afterAll(() => fixture.close());
const { url } = await fixture.start();
const turns: boolean[] = [];
const database = connect(url, { maxConnections: 2, connectionTimeoutMs: 4_000, onFrozen: (to) => turns.push(to) });
afterAll(() => database.close());
const query = () => sql<{ one: number }>`select 1 as one`.execute(database.kysely).then(({ rows }) => rows[0]?.one);
const failure = (question: Promise<unknown>) => question.then(() => null, isDatabaseUnavailable);

test("1B-10 while the server is frozen callers are rejected, and served when it continues", async () => {
  expect(await query()).toBe(1);
  await fixture.freeze();
  // More than there are connections: some wait for a result, some for a connection. All are rejected while it is frozen.
  expect(await Promise.all(Array.from({ length: 6 }, () => failure(query())))).toEqual(Array(6).fill(true));
  expect(turns).toEqual([true]);
  expect(await failure(query())).toBe(true);
  await fixture.thaw();
  await expect.poll(() => query().catch(() => null), { timeout: 120_000 }).toBe(1);
  expect(turns).toEqual([true, false]);
});

test("1B-10 a slow statement is not affected", async () => {
  const before = turns.length;
  await sql`select pg_sleep(5)`.execute(database.kysely);
  expect(turns.length).toBe(before);
  expect(await query()).toBe(1);
});
