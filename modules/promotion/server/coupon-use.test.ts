import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { CouponDraft } from "./coupon.ts";
import { couponForBasket, markCouponUsed, releaseCoupon, reserveCoupon } from "./coupon-use.ts";
import { saveCoupon } from "./save-coupon.ts";
import { couponsOf, grantCoupons } from "./store/coupon-grants.ts";
import { aCoupon } from "./testing/a-coupon.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const db = database.kysely;
const at = new Date("2026-11-15T05:00:00Z");
const member = { buyerKeys: ["member:U1"], isMember: true, at };
const guest = { buyerKeys: ["phone:1", "email:1"], isMember: false, at };
const lines = [
  { lineId: "L1", productCode: "A" },
  { lineId: "L2", productCode: "B" },
];

const save = (...drafts: CouponDraft[]) =>
  inTransaction(database, async (trx) => {
    for (const draft of drafts) {
      const saved = await saveCoupon(trx, draft);
      if (!saved.ok) throw new Error(saved.error.problem);
    }
  });
const take = (couponCode: string, reference: string, buyer: typeof member | typeof guest = member) =>
  inTransaction(database, (trx) => reserveCoupon(trx, { couponCode, reference, ...buyer }));
const giveBack = (...references: string[]) => inTransaction(database, (trx) => releaseCoupon(trx, references, at));
const used = async (code: string) =>
  (await sql<{ used: number }>`select used from promotion.coupon where code = ${code}`.execute(db)).rows[0]?.used;
const whyNot = async (couponCode: string, buyer: typeof member | typeof guest = member) => {
  const found = await couponForBasket(db, { couponCode, ...buyer }, lines);
  return found.ok ? null : found.error.why;
};

beforeAll(async () => {
  await insertProducts(db, [aProduct("A", { categoryCodes: ["RUN"] }), aProduct("B", { categoryCodes: ["WEAR"] })]);
  await save(
    aCoupon({ code: "HELLO10" }),
    aCoupon({ code: "RUNNERS", scope: { categories: ["SHOES"] } }),
    aCoupon({ code: "MEMBERS", membersOnly: true }),
    aCoupon({ code: "FEWUSES", totalLimit: 3 }),
    aCoupon({ code: "ONCEEACH", perUserLimit: 1 }),
    aCoupon({ code: "OLDONE", endsAt: new Date("2026-11-10T00:00:00Z") }),
    aCoupon({ code: "DRAFTED", status: "draft" }),
    aCoupon({ code: "LATER", beginsAt: new Date("2026-11-20T00:00:00Z") }),
    aCoupon({ code: "STOPPED", status: "stopped" }),
  );
});
beforeEach(async () => {
  await sql`truncate promotion.coupon_use, promotion.coupon_grant`.execute(db);
  await sql`update promotion.coupon set used = 0`.execute(db);
});

test("PR-19 a coupon is found in any spelling of its code, with the lines in its scope", async () => {
  expect(await couponForBasket(db, { couponCode: " runners ", ...guest }, lines)).toEqual({
    ok: true,
    value: {
      code: "RUNNERS",
      percent: 10,
      mostDiscount: 50_000,
      amount: null,
      minimumSpend: 0,
      stackable: false,
      names: expect.objectContaining({ "en-US": expect.any(String) }),
      lineIds: ["L1"],
    },
  });
});

test("MR-05 1A-17 the reason a coupon cannot be used is reported", async () => {
  expect([await whyNot("NOBODY"), await whyNot("DRAFTED"), await whyNot("OLDONE")]).toEqual([
    "UNKNOWN",
    "UNKNOWN",
    "EXPIRED",
  ]);
  expect([await whyNot("LATER"), await whyNot("STOPPED")]).toEqual(["NOT_YET", "EXPIRED"]);
  expect([await whyNot("MEMBERS", guest), await whyNot("MEMBERS")]).toEqual(["MEMBERS_ONLY", null]);
  for (const reference of ["O1", "O2", "O3"]) await take("FEWUSES", reference, guest);
  expect(await whyNot("FEWUSES")).toBe("USED_UP");
  await take("ONCEEACH", "O4", guest);
  expect([await whyNot("ONCEEACH", guest), await whyNot("ONCEEACH")]).toEqual(["USED_BEFORE", null]);
  expect(await whyNot("ONCEEACH", { ...guest, buyerKeys: ["phone:9", "email:1"] })).toBe("USED_BEFORE");
});

test("a use that is recorded only with the member's grant counts too", async () => {
  const use = { orderCode: "OLD", lockedAt: at, usedAt: at };
  await grantCoupons(db, [{ couponCode: "ONCEEACH", buyerKey: "member:U1", use }]);
  expect(await whyNot("ONCEEACH")).toBe("USED_BEFORE");
});

test("M11 of thirty concurrent orders with a coupon limited to one use per buyer exactly one succeeds, and its use is released exactly once", async () => {
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => take("ONCEEACH", `E${index}`)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await used("ONCEEACH")).toBe(1);
  const winner = `E${results.findIndex(({ ok }) => ok)}`;
  await Promise.all([giveBack(winner), giveBack(winner), giveBack(winner)]);
  expect([await used("ONCEEACH"), await whyNot("ONCEEACH")]).toEqual([0, null]);
});

test("MR-05 M11 a limit for all buyers holds under concurrent orders", async () => {
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) => take("FEWUSES", `F${index}`, { ...member, buyerKeys: [`m:${index}`] })),
  );
  expect([results.filter(({ ok }) => ok).length, await used("FEWUSES")]).toEqual([3, 3]);
});

test("D-40 a buyer's coupon is locked by an unpaid order, used when it is paid, and usable again when it is not", async () => {
  await grantCoupons(db, [{ couponCode: "HELLO10", buyerKey: "member:U1" }]);
  const state = async () => (await couponsOf(db, "member:U1", at, "en-US")).map((held) => held.state);
  await take("HELLO10", "O1");
  await take("HELLO10", "O1");
  expect([await state(), await used("HELLO10")]).toEqual([["locked"], 1]);
  await giveBack("O1");
  expect([await state(), await used("HELLO10")]).toEqual([["available"], 0]);
  await take("HELLO10", "O1");
  expect([await state(), await used("HELLO10")]).toEqual([["locked"], 1]);
  await expect(take("FEWUSES", "O1")).rejects.toThrow("an order has one coupon");
  await giveBack("O1");
  await take("HELLO10", "O2");
  await inTransaction(database, (trx) => markCouponUsed(trx, ["O2"], at));
  expect([await state(), await used("HELLO10")]).toEqual([["used"], 1]);
});

test("1D-02 a typed coupon without a grant is locked by an unpaid order and used for good once that is paid", async () => {
  const typed = async () =>
    (await couponsOf(db, "member:U1", at, "en-US")).map(({ couponCode, state }) => [couponCode, state]);
  await take("HELLO10", "T1");
  expect(await typed()).toEqual([["HELLO10", "locked"]]);
  const later = new Date(at.getTime() + 60_000);
  await inTransaction(database, (trx) => markCouponUsed(trx, ["T1", "T2"], later));
  const uses = async () =>
    (
      await sql<{ reference: string; usedAt: Date | null }>`
        select reference, used_at as "usedAt" from promotion.coupon_use order by reference`.execute(db)
    ).rows;
  expect([await typed(), await uses()]).toEqual([[["HELLO10", "used"]], [{ reference: "T1", usedAt: later }]]);
  // A second payment changes nothing; a released coupon is not marked as used.
  await inTransaction(database, (trx) => markCouponUsed(trx, ["T1"], at));
  expect(await uses()).toEqual([{ reference: "T1", usedAt: later }]);
  await giveBack("T1");
  expect([await typed(), await uses()]).toEqual([[], [{ reference: "T1", usedAt: null }]]);
});

test("any number of lines takes three statements", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ lineId: `L${index}`, productCode: index % 2 ? "A" : "B" }));
  for (const list of [lines, many]) {
    const counter = countQueries(database);
    await couponForBasket(db, { couponCode: "ONCEEACH", ...member }, list);
    counter.stop();
    expect(counter.statements).toHaveLength(3);
  }
});
