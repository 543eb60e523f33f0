import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { auditDatabase, type Invariant } from "./invariants.ts";

const { database } = await testDatabase();

const noLimitIsNegative: Invariant = {
  name: "no limit counts below zero",
  broken: "select key as id from kit.rate_limit where count < 0",
};

test("a consistent database violates nothing", async () => {
  expect(await auditDatabase(database, [noLimitIsNegative])).toEqual([
    { name: "no limit counts below zero", broken: 0, examples: [] },
  ]);
});

test("violations are counted, and the first few are listed", async () => {
  await sql`insert into kit.rate_limit (key, count, expires_at)
    select 'k' || n, -1, now() from generate_series(1, 7) as n`.execute(database.kysely);
  const [finding] = await auditDatabase(database, [noLimitIsNegative]);
  expect(finding?.broken).toBe(7);
  expect(finding?.examples).toHaveLength(5);
});

test("a check runs read-only: a statement that writes is refused", async () => {
  const eager = { name: "x", broken: "delete from kit.rate_limit returning key as id" };
  await expect(auditDatabase(database, [eager])).rejects.toThrow(/read-only transaction/);
});
