import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { CouponDraft } from "./coupon.ts";
import { saveCoupon } from "./save-coupon.ts";
import { findCoupon } from "./store/coupons.ts";
import { aCoupon } from "./testing/a-coupon.ts";

const { database } = await testDatabase();
const save = (draft: CouponDraft) => inTransaction(database, (trx) => saveCoupon(trx, draft));
const saved = { ok: true, value: null };
const use = (times: number) => sql`update promotion.coupon set used = ${times}`.execute(database.kysely);

beforeAll(() => insertProducts(database.kysely));
beforeEach(() => sql`truncate promotion.coupon cascade`.execute(database.kysely));

test("a coupon is stored as written, with defaults for omitted fields", async () => {
  expect(await save(aCoupon({ totalLimit: 100, scope: { brands: ["LKH"], products: ["LKH1"] } }))).toEqual(saved);
  expect(await findCoupon(database.kysely, "HELLO10")).toEqual({
    used: 0,
    coupon: {
      code: "HELLO10",
      names: inAll("Welcome"),
      descriptions: {},
      percent: 10,
      mostDiscount: 50_000,
      amount: null,
      minimumSpend: 0,
      beginsAt: new Date("2026-11-01T00:00:00Z"),
      endsAt: new Date("2026-12-01T00:00:00Z"),
      status: "active",
      totalLimit: 100,
      perUserLimit: null,
      membersOnly: false,
      handedOnly: false,
      singleUse: false,
      stackable: false,
      scope: [
        { target: "product", code: "LKH1" },
        { target: "brand", code: "LKH" },
      ],
      segmentCode: null,
    },
  });
  expect(await findCoupon(database.kysely, "NOBODY")).toBeNull();
});

describe("an invalid coupon is refused with the path of the field and a message", () => {
  const without = ({ percent: _, mostDiscount: __, ...rest }: CouponDraft) => rest;
  const cases: readonly [string, CouponDraft, string, string][] = [
    ["a code in small letters", aCoupon({ code: "hello" }), "hello code", "capital letters"],
    ["a missing language", aCoupon({ names: { ...inAll("x"), "zh-CN": "" } }), "HELLO10 names.zh-CN", "missing"],
    ["an end before the begin", aCoupon({ endsAt: new Date("2026-10-01") }), "HELLO10 endsAt", "ends after"],
    ["0 percent", aCoupon({ percent: 0 }), "HELLO10 percent", ">=1"],
    ["101 percent", aCoupon({ percent: 101 }), "HELLO10 percent", "<=100"],
    ["both a percentage and an amount", aCoupon({ amount: 5000 }), "HELLO10 percent", "either"],
    ["neither a percentage nor an amount", without(aCoupon()), "HELLO10 percent", "either"],
    [
      "a maximum discount for an amount",
      { ...without(aCoupon()), amount: 5, mostDiscount: 1 },
      "HELLO10 mostDiscount",
      "only a percentage",
    ],
    ["an empty scope", aCoupon({ scope: {} }), "HELLO10 scope", "good for something"],
    ["an unknown brand", aCoupon({ scope: { brands: ["XXX"] } }), "HELLO10 scope", "no brand XXX"],
    [
      "a limit per buyer above the limit for all",
      aCoupon({ totalLimit: 1, perUserLimit: 2 }),
      "HELLO10 perUserLimit",
      "more often",
    ],
  ];
  test.each(cases)("%s", async (_title, draft, where, problem) => {
    expect(await save(draft)).toEqual({
      ok: false,
      error: { code: "BAD_COUPON", where, problem: expect.stringContaining(problem) },
    });
    expect(await findCoupon(database.kysely, draft.code)).toBeNull();
  });
});

test("an unchanged save writes no rows, and a changed percentage keeps the use count", async () => {
  const versions = async () =>
    (
      await sql`select xmin::text from promotion.coupon union all select xmin::text from promotion.coupon_scope`.execute(
        database.kysely,
      )
    ).rows;
  await save(aCoupon());
  await use(7);
  const before = await versions();
  await save(aCoupon());
  expect(await versions()).toEqual(before);
  await save(aCoupon({ percent: 15 }));
  expect(await findCoupon(database.kysely, "HELLO10")).toMatchObject({ used: 7, coupon: { percent: 15 } });
});

test("a limit below the number of uses is refused", async () => {
  await save(aCoupon({ totalLimit: 10 }));
  await use(7);
  expect(await save(aCoupon({ totalLimit: 6 }))).toEqual({
    ok: false,
    error: {
      code: "BAD_COUPON",
      where: "HELLO10 totalLimit",
      problem: "it was used 7 times already, so 6 cannot be the limit",
    },
  });
  expect(await save(aCoupon({ totalLimit: 7 }))).toEqual(saved);
});
