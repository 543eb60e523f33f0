import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { fail } from "../core/result.ts";
import { testDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

const { database } = await testDatabase({ maxConnections: 10 });
await sql`create table account (name text primary key, amount bigint not null)`.execute(database.kysely);

beforeEach(async () => {
  await sql`truncate account`.execute(database.kysely);
  await sql`insert into account values ('a', 0), ('b', 0)`.execute(database.kysely);
});

const amounts = async () => {
  const { rows } = await sql<{ amount: number }>`select amount from account order by name`.execute(database.kysely);
  return rows.map((row) => row.amount);
};

const thrown = (code: string) => Object.assign(new Error(`database said ${code}`), { code });

test("changes are committed when the work returns, an expected failure included", async () => {
  const reply = await inTransaction(database, async (trx) => {
    await sql`update account set amount = 1`.execute(trx);
    return fail({ code: "TOO_LATE" });
  });
  expect(reply).toEqual({ ok: false, error: { code: "TOO_LATE" } });
  expect(await amounts()).toEqual([1, 1]);
});

test("changes are rolled back when the work throws, and other errors are not retried", async () => {
  let started = 0;
  const attempt = inTransaction(database, async (trx) => {
    started += 1;
    await sql`update account set amount = 1`.execute(trx);
    throw thrown("23505");
  });
  await expect(attempt).rejects.toThrow("database said 23505");
  expect(started).toBe(1);
  expect(await amounts()).toEqual([0, 0]);
});

test.each(["40001", "40P01"])("after %s the work is retried, and its first attempt left nothing", async (code) => {
  let started = 0;
  await inTransaction(database, async (trx) => {
    started += 1;
    await sql`update account set amount = amount + 1`.execute(trx);
    if (started < 3) throw thrown(code);
  });
  expect(started).toBe(3);
  expect(await amounts()).toEqual([1, 1]);
});

test("the number of attempts is bounded", async () => {
  let started = 0;
  const attempt = inTransaction(
    database,
    async () => {
      started += 1;
      throw thrown("40001");
    },
    { attempts: 3, random: () => 0 },
  );
  await expect(attempt).rejects.toThrow("database said 40001");
  expect(started).toBe(3);
});

test("real serializable conflicts all succeed in the end and none is lost", async () => {
  const raise = () =>
    inTransaction(
      database,
      async (trx) => {
        const { rows } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from account`.execute(trx);
        await sql`update account set amount = ${rows[0]?.sum ?? 0} + 1 where name = 'a'`.execute(trx);
      },
      { isolation: "serializable", attempts: 50 },
    );
  await Promise.all(Array.from({ length: 8 }, raise));
  expect(await amounts()).toEqual([8, 0]);
});

test("a real deadlock resolves itself", async () => {
  let waiting = 0;
  const cross = (first: string, second: string) =>
    inTransaction(database, async (trx) => {
      await sql`update account set amount = amount + 1 where name = ${first}`.execute(trx);
      waiting += 1;
      // The first time, both hold their first row before either locks its second.
      if (waiting <= 2) await expect.poll(() => waiting).toBeGreaterThanOrEqual(2);
      await sql`update account set amount = amount + 1 where name = ${second}`.execute(trx);
    });
  await Promise.all([cross("a", "b"), cross("b", "a")]);
  expect(waiting).toBeGreaterThan(2);
  expect(await amounts()).toEqual([2, 2]);
});
