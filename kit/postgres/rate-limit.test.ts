import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect, type Executor } from "./connect.ts";
import { keyed, type RateLimit, rateLimit } from "./declared-limits.ts";
import { forgetHits, hitAll, hit as hitCounter, prolongHits, purgeRateLimits, takeBackHits } from "./rate-limit.ts";
import { inTransaction } from "./transaction.ts";

const { database, url } = await testDatabase({ maxConnections: 10 });

type Figures = { readonly limit: number; readonly windowSeconds: number };
// Not declared: test files share a process, and the declared limits are compared with docs/limits.md.
const counter = (name: string, figures: Figures) => keyed({ name, ...figures } as RateLimit);
const hit = (executor: Executor, key: string, figures: Figures) => hitCounter(executor, counter(key, figures));

/** Ends the window of a key now, instead of waiting for it. */
const endWindow = (key: string) =>
  sql`update kit.rate_limit set expires_at = now() - interval '1 second' where key = ${key}`.execute(database.kysely);

test("hits are allowed up to the limit, then refused until the window ends", async () => {
  const limit = { limit: 2, windowSeconds: 60 };
  expect(await hit(database.kysely, "door", limit)).toEqual({ allowed: true, count: 1, retryAfterSeconds: 0 });
  expect(await hit(database.kysely, "door", limit)).toEqual({ allowed: true, count: 2, retryAfterSeconds: 0 });
  const refused = await hit(database.kysely, "door", limit);
  expect(refused).toMatchObject({ allowed: false, count: 3 });
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  await endWindow("door");
  expect(await hit(database.kysely, "door", limit)).toEqual({ allowed: true, count: 1, retryAfterSeconds: 0 });
});

test("500 parallel hits are counted exactly, and exactly the limit is allowed", async () => {
  const replies = await Promise.all(
    Array.from({ length: 500 }, () => hit(database.kysely, "stampede", { limit: 5, windowSeconds: 600 })),
  );
  expect(replies.filter((reply) => reply.allowed)).toHaveLength(5);
  expect(replies.map((reply) => reply.count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
});

test("a window that ends under parallel hits restarts exactly once", async () => {
  await hit(database.kysely, "turn", { limit: 5, windowSeconds: 600 });
  await endWindow("turn");
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => hit(database.kysely, "turn", { limit: 5, windowSeconds: 600 })),
  );
  expect(replies.filter((reply) => reply.count === 1)).toHaveLength(1);
  expect(replies.filter((reply) => reply.allowed)).toHaveLength(5);
});

test("the count is in the database, so a new process continues it", async () => {
  await hit(database.kysely, "restart", { limit: 1, windowSeconds: 600 });
  const another = connect(url, { maxConnections: 1 });
  const reply = await hit(another.kysely, "restart", { limit: 1, windowSeconds: 600 });
  await another.close();
  expect(reply).toMatchObject({ allowed: false, count: 2 });
});

test("keys are independent, and a key can be reset", async () => {
  const limit = { limit: 1, windowSeconds: 600 };
  await hit(database.kysely, "left", limit);
  expect(await hit(database.kysely, "right", limit)).toMatchObject({ allowed: true, count: 1 });
  await forgetHits(database.kysely, "left");
  expect(await hit(database.kysely, "left", limit)).toMatchObject({ allowed: true, count: 1 });
});

test("a hit in a transaction is rolled back with it", async () => {
  const failing = inTransaction(database, async (trx) => {
    await hit(trx, "with", { limit: 1, windowSeconds: 600 });
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await hit(database.kysely, "with", { limit: 1, windowSeconds: 600 })).toMatchObject({ count: 1 });
});

test("purging deletes counters whose window has ended", async () => {
  await sql`truncate kit.rate_limit`.execute(database.kysely);
  await hit(database.kysely, "old", { limit: 1, windowSeconds: 600 });
  await hit(database.kysely, "running", { limit: 1, windowSeconds: 600 });
  await endWindow("old");
  expect(await purgeRateLimits(database.kysely)).toBe(1);
  expect((await sql`select key from kit.rate_limit`.execute(database.kysely)).rows).toEqual([{ key: "running" }]);
});

const countsOf = async (...keys: string[]) => {
  const { rows } = await sql<{ count: number }>`
    select count from kit.rate_limit where key = any(${keys}) order by key`.execute(database.kysely);
  return rows.map(({ count }) => count);
};

test("a hit on several counters counts on all of them, or on none when one is full", async () => {
  const both = [counter("all-a", { limit: 3, windowSeconds: 60 }), counter("all-b", { limit: 5, windowSeconds: 600 })];
  const hits = () => inTransaction(database, (trx) => hitAll(trx, both));
  expect(await hits()).toEqual({
    allowed: true,
    counts: new Map([
      ["all-a", 1],
      ["all-b", 1],
    ]),
  });
  await hits();
  await hits();
  const refused = await hits();
  expect(refused).toMatchObject({ allowed: false });
  expect(!refused.allowed && refused.retryAfterSeconds <= 60).toBe(true);
  expect(await countsOf("all-a", "all-b")).toEqual([3, 3]);
});

test("of 300 parallel hits on counters in any order exactly the smallest limit is allowed", async () => {
  const keys = [
    counter("race-a", { limit: 50, windowSeconds: 60 }),
    counter("race-b", { limit: 7, windowSeconds: 60 }),
    counter("race-c", { limit: 90, windowSeconds: 60 }),
  ];
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      inTransaction(database, (trx) => hitAll(trx, index % 2 ? keys : keys.toReversed())),
    ),
  );
  expect(replies.filter(({ allowed }) => allowed)).toHaveLength(7);
  expect(await countsOf("race-a", "race-b", "race-c")).toEqual([7, 7, 7]);
});

test("a hit can be undone, and a window restarted", async () => {
  await hit(database.kysely, "back", { limit: 5, windowSeconds: 5 });
  await hit(database.kysely, "back", { limit: 5, windowSeconds: 5 });
  await takeBackHits(database.kysely, ["back", "never there"]);
  expect(await countsOf("back")).toEqual([1]);
  await prolongHits(database.kysely, ["back"], 900);
  const { rows } = await sql<{ long: boolean }>`
    select expires_at > now() + interval '890 seconds' as long from kit.rate_limit where key = 'back'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ long: true }]);
});

test("2C-06 a name belongs to one rate limit: declaring it again with other numbers is refused", () => {
  // One that the shop declares with these numbers, for the reason given above.
  const declared = rateLimit("admin:hand-out", 10, 3600);
  expect(rateLimit("admin:hand-out", 10, 3600)).toEqual(declared);
  expect(() => rateLimit("admin:hand-out", 11, 3600)).toThrow("two rate limits are called admin:hand-out");
  expect(() => rateLimit("admin:hand-out", 10, 3601)).toThrow("two rate limits are called admin:hand-out");
});
