import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect, type Database } from "./connect.ts";

const lost: string[] = [];
const { database, url } = await testDatabase({
  statementTimeoutMs: 300,
  applicationName: "connect test",
  onConnectionLost: (error) => lost.push(error.message),
});

const backendOf = async (executor: Parameters<ReturnType<typeof sql>["execute"]>[0]) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(executor);
  return rows[0]?.pid ?? 0;
};

async function terminate(pid: number): Promise<void> {
  const other = connect(url, { maxConnections: 1 });
  await sql`select pg_terminate_backend(${pid})`.execute(other.kysely);
  await other.close();
}

test("a bigint is an exact number, and an unsafe one is refused", async () => {
  const { rows } = await sql`select ${Number.MAX_SAFE_INTEGER}::bigint as big, -5::bigint as small`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, small: -5 }]);
  await expect(sql`select 9007199254740992::bigint`.execute(database.kysely)).rejects.toThrow(
    "a bigint of 9007199254740992 does not fit an exact number",
  );
  expect((await sql`select 1 as fine`.execute(database.kysely)).rows).toEqual([{ fine: 1 }]);
});

test("a calendar date stays the same day, and a timestamp is a Date", async () => {
  const { rows } = await sql`
    select date '2000-02-29' as day, timestamptz '2026-11-15 09:00:00+07' as moment`.execute(database.kysely);
  expect(rows).toEqual([{ day: "2000-02-29", moment: new Date("2026-11-15T02:00:00Z") }]);
});

test("the session has its application name, and the server cancels a statement that takes too long", async () => {
  const { rows } = await sql`select current_setting('application_name') as name`.execute(database.kysely);
  expect(rows).toEqual([{ name: "connect test" }]);
  await expect(sql`select pg_sleep(5)`.execute(database.kysely)).rejects.toThrow("statement timeout");
});

test("losing an idle connection has no effect: the next statement gets a new one", async () => {
  const pid = await backendOf(database.kysely);
  await terminate(pid);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(await backendOf(database.kysely)).not.toBe(pid);
});

test("losing a connection between two statements of a transaction fails that transaction only", async () => {
  lost.length = 0;
  const attempt = database.kysely.transaction().execute(async (trx) => {
    await terminate(await backendOf(trx));
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await sql`select 1`.execute(trx);
  });
  await expect(attempt).rejects.toThrow();
  expect((await sql`select 1 as fine`.execute(database.kysely)).rows).toEqual([{ fine: 1 }]);
});

/** The pool's only connection; a busy machine may need longer to open it than the connection timeout. */
async function onlyConnection({ pool }: Pick<Database, "pool">) {
  for (;;) {
    const connection = await pool.connect().catch(() => null);
    if (connection) return connection;
  }
}

test("2C-04 the wait for a connection is bounded", async () => {
  const small = connect(url, { maxConnections: 1, connectionTimeoutMs: 50 });
  const connection = await onlyConnection(small);
  await expect(sql`select 1`.execute(small.kysely)).rejects.toThrow("timeout");
  connection.release();
  await small.close();
});

test("an unreachable server is an error for the caller and does not end the process", async () => {
  const nowhere = connect("postgres://nobody@127.0.0.1:1/none", { connectionTimeoutMs: 500 });
  await expect(sql`select 1`.execute(nowhere.kysely)).rejects.toThrow();
  await new Promise(setImmediate);
  await Promise.all([nowhere.close(), nowhere.close()]);
});
