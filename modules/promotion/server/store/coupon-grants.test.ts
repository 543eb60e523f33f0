import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";
import { saveCoupon } from "../save-coupon.ts";
import { aCoupon } from "../testing/a-coupon.ts";
import { couponsOf, grantCoupons } from "./coupon-grants.ts";

const { database } = await testDatabase();
const db = database.kysely;
const rani = memberBuyerKey("U1");
const earlier = new Date("2026-11-10T00:00:00Z");
const now = new Date("2026-11-15T00:00:00Z");

beforeAll(() =>
  inTransaction(database, async (trx) => {
    await saveCoupon(trx, aCoupon());
    await saveCoupon(trx, aCoupon({ code: "OLD5", percent: 5, endsAt: new Date("2026-11-12T00:00:00Z") }));
    await grantCoupons(trx, [
      { couponCode: "HELLO10", buyerKey: rani },
      { couponCode: "HELLO10", buyerKey: rani, number: 2, use: { orderCode: "O1", lockedAt: earlier, usedAt: null } },
      { couponCode: "HELLO10", buyerKey: rani, number: 3, use: { orderCode: "O2", lockedAt: earlier, usedAt: now } },
      { couponCode: "OLD5", buyerKey: rani },
      { couponCode: "OLD5", buyerKey: memberBuyerKey("U2") },
    ]);
  }),
);

test("each coupon of a buyer has its state, in the buyer's language, soonest to end first", async () => {
  const held = await couponsOf(db, rani, now, "id-ID");
  expect(held.map(({ couponCode, number, state, orderCode }) => [couponCode, number, state, orderCode])).toEqual([
    ["OLD5", 1, "expired", null],
    ["HELLO10", 1, "available", null],
    ["HELLO10", 2, "locked", "O1"],
    ["HELLO10", 3, "used", "O2"],
  ]);
  expect(held[1]).toMatchObject({
    name: "Welcome (id)",
    description: "",
    percent: 10,
    mostDiscount: 50_000,
    amount: null,
  });
  expect(await couponsOf(db, memberBuyerKey("U3"), now, "id-ID")).toEqual([]);
});

test("a typed code is listed once among the used ones; drafts and released coupons are not listed", async () => {
  const dewi = memberBuyerKey("U5");
  await inTransaction(database, async (trx) => {
    await saveCoupon(trx, aCoupon({ code: "SECRET", status: "draft" }));
    await saveCoupon(trx, aCoupon({ code: "STOPPED1", status: "stopped" }));
    await saveCoupon(trx, aCoupon({ code: "GONE1", totalLimit: 1 }));
    await sql`update promotion.coupon set used = 1 where code = 'GONE1'`.execute(trx);
    await grantCoupons(trx, [
      { couponCode: "SECRET", buyerKey: dewi },
      { couponCode: "STOPPED1", buyerKey: dewi },
      { couponCode: "GONE1", buyerKey: dewi },
      { couponCode: "HELLO10", buyerKey: dewi, use: { orderCode: "O7", lockedAt: earlier, usedAt: now } },
    ]);
    for (const [reference, givenBack] of [
      ["O7", null],
      ["O8", null],
      ["O9", now],
    ] as const) {
      await sql`insert into promotion.coupon_use (reference, coupon_code, buyer_keys, taken_at, given_back_at)
        values (${reference}, 'HELLO10', ${[dewi]}::text[], ${earlier}, ${givenBack})`.execute(trx);
    }
  });
  const held = await couponsOf(db, dewi, now, "en-US");
  expect(
    held.map(({ couponCode, number, state, end, orderCode }) => [couponCode, number, state, end, orderCode]),
  ).toEqual([
    ["GONE1", 1, "expired", "USED_UP", null],
    ["HELLO10", 0, "locked", null, "O8"],
    ["HELLO10", 1, "used", null, "O7"],
    ["STOPPED1", 1, "expired", "STOPPED", null],
  ]);
});

test("granting an existing grant again changes nothing", async () => {
  expect(await grantCoupons(db, [{ couponCode: "HELLO10", buyerKey: rani, number: 3 }])).toBe(0);
  expect((await couponsOf(db, rani, now, "en-US")).map((coupon) => coupon.state)).toContain("used");
});

test("a buyer's coupons are found by one statement through an index", async () => {
  const counter = countQueries(database);
  await couponsOf(db, rani, now, "en-US");
  counter.stop();
  expect(counter.statements).toHaveLength(1);
  await sql`insert into promotion.coupon_grant (coupon_code, buyer_key)
    select 'HELLO10', 'member:M' || n from generate_series(1, 5000) as n`.execute(db);
  await sql`analyze promotion.coupon_grant`.execute(db);
  const { rows } = await sql<Record<string, string>>`
    explain select * from promotion.coupon_grant where buyer_key = ${rani}`.execute(db);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("coupon_grant_pkey");
});
