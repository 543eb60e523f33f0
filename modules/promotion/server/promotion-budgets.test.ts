import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { giveBackBudgets, takeBudgets, takeBudgetsAgain } from "./promotion-budgets.ts";
import { savePromotion } from "./save-promotion.ts";
import { aTier } from "./testing/a-promotion.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const at = new Date("2026-11-15T05:00:00Z");
const amountOff = (reward: number) => ({ rewardByPercentage: false, levels: [{ threshold: 1, reward }] });

beforeAll(async () => {
  await inTransaction(database, async (trx) => {
    for (const draft of [
      aTier({ code: "SMALL", budget: 100_000, ...amountOff(10_000) }),
      aTier({ code: "LARGE", budget: 1_000_000, ...amountOff(10_000) }),
      aTier({ code: "FREE", ...amountOff(10_000) }),
    ])
      expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  });
});
beforeEach(async () => {
  await sql`truncate promotion.budget_taking`.execute(database.kysely);
  await sql`update promotion.budget set spent = 0`.execute(database.kysely);
});

const taking = (reference: string, amounts: Readonly<Record<string, number>>) => ({
  reference,
  amounts: new Map(Object.entries(amounts)),
});
/** Takes budgets as an order does: a refusal rolls everything back. */
const take = (...takings: readonly ReturnType<typeof taking>[]) =>
  inTransaction(database, async (trx) => {
    const taken = await takeBudgets(trx, ...takings);
    if (!taken.ok) throw new Error(taken.error.promotionCode);
    return "taken";
  }).catch((problem: Error) => problem.message);
const giveBack = (...references: string[]) => inTransaction(database, (trx) => giveBackBudgets(trx, references, at));
const takeAgain = (...references: string[]) => inTransaction(database, (trx) => takeBudgetsAgain(trx, references));
const spent = async () => {
  const { rows } = await sql<{ code: string; spent: number }>`
    select activity_code as code, spent from promotion.budget order by 1`.execute(database.kysely);
  return Object.fromEntries(rows.map((row) => [row.code, row.spent]));
};

test("discounts are taken once per order, only from promotions with a budget, and given back exactly once", async () => {
  const order = taking("O1", { SMALL: 30_000, LARGE: 5_000, FREE: 7_000 });
  expect(await take(order)).toBe("taken");
  expect(await take(order)).toBe("taken");
  expect(await spent()).toEqual({ LARGE: 5_000, SMALL: 30_000 });
  await Promise.all([giveBack("O1"), giveBack("O1"), giveBack("O1", "O2")]);
  expect(await spent()).toEqual({ LARGE: 0, SMALL: 0 });
});

test("the last rupiah can be taken and no more; an order takes from all of its promotions or from none", async () => {
  expect(await take(taking("O1", { SMALL: 90_000 }))).toBe("taken");
  expect(await take(taking("O2", { LARGE: 10_000, SMALL: 10_001 }))).toBe("SMALL");
  expect(await spent()).toEqual({ LARGE: 0, SMALL: 90_000 });
  expect(await take(taking("O3", { SMALL: 6_000 }), taking("O4", { SMALL: 4_001 }))).toBe("SMALL");
  expect(await take(taking("O3", { SMALL: 6_000 }), taking("O4", { SMALL: 4_000 }))).toBe("taken");
  expect(await spent()).toEqual({ LARGE: 0, SMALL: 100_000 });
});

test("a resumed order takes its discounts again, unless the budget is used up by then", async () => {
  await take(taking("O1", { SMALL: 60_000 }));
  await giveBack("O1");
  expect(await takeAgain("O1", "NEVER")).toBe(true);
  expect(await takeAgain("O1")).toBe(true);
  expect(await spent()).toMatchObject({ SMALL: 60_000 });
  await giveBack("O1");
  await take(taking("O2", { SMALL: 50_000 }));
  expect(await takeAgain("O1")).toBe(false);
  expect(await spent()).toMatchObject({ SMALL: 50_000 });
});

test("of forty concurrent orders exactly as many succeed as the budgets allow, in any order of promotions", async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      take(taking(`O${index}`, index % 2 ? { SMALL: 9_000, LARGE: 30_000 } : { LARGE: 30_000, SMALL: 9_000 })),
    ),
  );
  expect(results.filter((result) => result === "taken")).toHaveLength(11);
  expect(await spent()).toEqual({ LARGE: 330_000, SMALL: 99_000 });
});

test("pages are invalidated when a budget is used up and when it becomes available again, and by no other order", async () => {
  const client = await database.pool.connect();
  const notices: string[] = [];
  const hear = ({ channel, payload = "" }: { channel: string; payload?: string }) => {
    if (channel === invalidationChannel) notices.push(payload);
  };
  const cleared = async (work: Promise<unknown>) => {
    await work;
    // PostgreSQL delivers notifications with the result of the next statement.
    await client.query("select 1");
    return notices.splice(0).flatMap((notice) => JSON.parse(notice) as string[]);
  };
  client.on("notification", hear);
  try {
    await client.query(`listen ${invalidationChannel}`);
    expect(await cleared(take(taking("O1", { SMALL: 50_000, LARGE: 50_000 })))).toEqual([]);
    // Its smallest discount is 10,000.
    expect(await cleared(take(taking("O2", { SMALL: 40_001, LARGE: 1 })))).toEqual(["promotions", "promotion:SMALL"]);
    expect(await cleared(take(taking("O3", { SMALL: 1 })))).toEqual([]);
    expect(await cleared(giveBack("O1", "O3"))).toEqual(["promotions", "promotion:SMALL"]);
    expect(await cleared(giveBack("O2"))).toEqual([]);
  } finally {
    client.off("notification", hear);
    await client.query("unlisten *");
    client.release();
  }
});

test("a budget cannot be set below the amount spent, and keeps that amount when it is removed and set again", async () => {
  const save = (budget?: number) =>
    inTransaction(database, (trx) => savePromotion(trx, aTier({ code: "SMALL", budget, ...amountOff(10_000) })));
  await take(taking("O1", { SMALL: 40_000 }));
  expect(await save(39_999)).toMatchObject({ ok: false, error: { where: "SMALL budget" } });
  expect((await save(40_000)).ok).toBe(true);
  expect(await take(taking("O2", { SMALL: 1 }))).toBe("SMALL");
  expect((await save()).ok).toBe(true);
  expect(await take(taking("O2", { SMALL: 500_000 }))).toBe("taken");
  expect((await save(100_000)).ok).toBe(true);
  expect(await spent()).toMatchObject({ SMALL: 40_000 });
  await giveBack("O1", "O2");
  expect(await spent()).toMatchObject({ SMALL: 0 });
});
