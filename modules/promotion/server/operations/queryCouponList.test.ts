import { beforeAll, expect, test } from "vitest";
import { aGuest, aMember } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { markCouponUsed, releaseCoupon, reserveCoupon } from "../coupon-use.ts";
import { saveCoupon } from "../save-coupon.ts";
import { grantCoupons } from "../store/coupon-grants.ts";
import { aCoupon } from "../testing/a-coupon.ts";
import { promotionFixture } from "../testing/promotion-fixture.ts";

const { database } = await testDatabase();
const { ask, clock } = promotionFixture(database);
const mine = "member:U1";

type Listed = {
  dataList: Record<string, unknown>[];
  availableCount: number;
  usedCount: number;
  expiredCount: number;
};
type Answer = {
  data: { queryCouponList: { success: boolean; errorCode: string | null; data: Listed | null } };
  errors?: { extensions: { code: string } }[];
};
const document = (fields: string) => `query queryCouponList($status: String) { queryCouponList(status: $status) {
  success errorCode data { availableCount usedCount expiredCount dataList { ${fields} } } } }`;
const list = (
  status: string | null = null,
  { fields = "couponCode status", as = aMember as never, locale = "en-US" } = {},
) => ask(document(fields), { status }, locale as "en-US", as) as Promise<Answer>;
const listed = async (status: string | null = null) =>
  (await list(status)).data.queryCouponList.data?.dataList.map((coupon) => `${coupon.couponCode} ${coupon.status}`);

const take = (couponCode: string, reference: string) =>
  inTransaction(database, (trx) =>
    reserveCoupon(trx, { couponCode, reference, buyerKeys: [mine], isMember: true, at: clock.now() }),
  );

beforeAll(() =>
  inTransaction(database, async (trx) => {
    const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
    await saveCoupon(trx, aCoupon({ code: "LATER", endsAt: day("12-20") }));
    await saveCoupon(trx, aCoupon({ code: "SOONER", percent: undefined, mostDiscount: undefined, amount: 25_000 }));
    await saveCoupon(trx, aCoupon({ code: "OLDER", endsAt: day("11-05") }));
    await saveCoupon(trx, aCoupon({ code: "OLD1", endsAt: day("11-12") }));
    await saveCoupon(trx, aCoupon({ code: "TYPED" }));
    await saveCoupon(trx, aCoupon({ code: "OTHERS" }));
    await grantCoupons(trx, [
      ...["LATER", "SOONER", "OLDER", "OLD1"].map((couponCode) => ({ couponCode, buyerKey: mine })),
      { couponCode: "OTHERS", buyerKey: "member:U2" },
    ]);
  }),
);

test("D-40 AC-04 a member sees usable coupons, soonest to end first, and past ones, latest first", async () => {
  expect(await listed("available")).toEqual(["SOONER available", "LATER available"]);
  expect(await listed("expired")).toEqual(["OLD1 expired", "OLDER expired"]);
  expect(await listed("used")).toEqual([]);
  expect(await listed()).toEqual(["SOONER available", "LATER available", "OLD1 expired", "OLDER expired"]);
  expect(await listed("AVAILABLE")).toEqual(["SOONER available", "LATER available"]);
  const { data } = await list("available", {
    fields:
      "couponCode couponName couponDesc percent amount maxDiscount minimumSpend stackable beginTime endTime orderCode usedTime expiredReason",
    locale: "id-ID",
  });
  expect(data.queryCouponList.data).toEqual({
    availableCount: 2,
    usedCount: 0,
    expiredCount: 2,
    dataList: [
      expect.objectContaining({ couponCode: "SOONER", percent: null, amount: 25_000, maxDiscount: null }),
      {
        couponCode: "LATER",
        couponName: "Welcome (id)",
        couponDesc: "",
        percent: 10,
        amount: null,
        maxDiscount: 50_000,
        minimumSpend: 0,
        stackable: false,
        beginTime: "2026-11-01T00:00:00.000Z",
        endTime: "2026-12-20T00:00:00.000Z",
        orderCode: null,
        usedTime: null,
        expiredReason: null,
      },
    ],
  });
});

test("D-40 a coupon is locked by an unpaid order, used by a paid one, and usable again when the order is cancelled", async () => {
  await take("LATER", "BB1");
  expect(await listed("available")).toEqual(["SOONER available", "LATER locked"]);
  await inTransaction(database, (trx) => markCouponUsed(trx, ["BB1"], clock.now()));
  await take("TYPED", "BB2");
  expect(await listed("available")).toEqual(["SOONER available", "TYPED locked"]);
  expect(await listed("used")).toEqual(["LATER used"]);
  await inTransaction(database, (trx) => releaseCoupon(trx, ["BB1", "BB2"], clock.now()));
  expect(await listed("available")).toEqual(["SOONER available", "LATER available"]);
  expect(await listed("used")).toEqual([]);
});

test("an unknown status is refused, and only members may call it", async () => {
  expect((await list("stolen")).data.queryCouponList.errorCode).toBe("INVALID_INPUT");
  for (const caller of [aGuest, { kind: "anonymous" }]) {
    expect((await list(null, { as: caller as never })).errors?.[0]?.extensions.code).toBe("0002");
  }
});

test("any number of coupons takes one statement", async () => {
  const counter = countQueries(database);
  await list();
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});
