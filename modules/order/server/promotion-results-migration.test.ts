import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";

const { database } = await testDatabase();

test("the indexes for results of promotions are made while orders are placed, without a deadlock", async () => {
  const text = await readFile(new URL("./migrations/0130_promotion_results.sql", import.meta.url), "utf8");
  await sql`drop index orders.discounts_of_promotion, orders.orders_with_gifts`.execute(database.kysely);
  const [placing, migrating] = [await database.pool.connect(), await database.pool.connect()];
  try {
    // An order is written before its discounts; other nodes go on placing orders while one migrates.
    await placing.query("begin; lock table orders.placed_order in row exclusive mode");
    const migrated = migrating.query(text).then(
      () => "migrated",
      (problem: Error) => problem.message,
    );
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(database.kysely)).rows.length, {
        timeout: 30_000,
      })
      .toBeGreaterThan(0);
    await placing.query("lock table orders.discount in row exclusive mode; commit");
    expect(await migrated).toBe("migrated");
  } finally {
    await placing.query("rollback");
    placing.release();
    migrating.release();
  }
});
