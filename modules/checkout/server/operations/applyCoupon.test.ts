import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveCoupon } from "#modules/promotion/server/index.ts";
import { aCoupon } from "#modules/promotion/server/testing/a-coupon.ts";
import { checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);

beforeAll(() =>
  inTransaction(database, async (trx) => {
    const old = { beginsAt: new Date("2026-01-01T00:00:00Z"), endsAt: new Date("2026-02-01T00:00:00Z") };
    for (const draft of [aCoupon(), aCoupon({ code: "SMALL5", percent: 5 }), aCoupon({ code: "OLD1", ...old })]) {
      const saved = await saveCoupon(trx, draft);
      if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    }
  }),
);
const startedCheckout = async (address = "10.0.0.1") => {
  const ana = fixture.shopper({ address });
  await ana.add("BALL", 2);
  return { ana, checkoutId: await ana.begin() };
};

test("OP-58 a coupon reduces the price, another takes its place, and an empty code removes it", async () => {
  const { ana, checkoutId } = await startedCheckout();
  expect((await ana.coupon(checkoutId, " hello10 ")).data).toMatchObject({
    coupon: { code: "HELLO10" },
    priceInfo: { couponDiscount: 20_000, totalAmount: 180_000 },
  });
  expect((await ana.coupon(checkoutId, "SMALL5")).data).toMatchObject({
    coupon: { code: "SMALL5" },
    priceInfo: { couponDiscount: 10_000 },
  });
  expect((await ana.coupon(checkoutId, "")).data).toMatchObject({ coupon: null, priceInfo: { couponDiscount: 0 } });
});

test("1A-17 a refused coupon returns the reason, and the previous one stays", async () => {
  const { ana, checkoutId } = await startedCheckout("10.0.0.2");
  await ana.coupon(checkoutId, "SMALL5");
  expect(await ana.coupon(checkoutId, "OLD1")).toMatchObject({
    errorCode: "COUPON_INVALID",
    errorMessage: "This coupon has expired.",
  });
  expect((await ana.coupon(checkoutId, "NOSUCH")).errorMessage).toContain("no coupon with this code");
  expect((await ana.read(checkoutId)).data.coupon).toEqual({ code: "SMALL5" });
});

test("RO-15 another shopper applies no coupon", async () => {
  const { ana, checkoutId } = await startedCheckout("10.0.0.3");
  expect((await fixture.shopper().coupon(checkoutId, "HELLO10")).errorCode).toBe("NOT_FOUND");
  expect((await ana.read(checkoutId)).data.coupon).toBeNull();
});

test("D-85 a shopper may try twenty unknown codes in a quarter of an hour, and known ones do not count", async () => {
  const { ana, checkoutId } = await startedCheckout("10.0.0.4");
  const codes: (string | null)[] = [];
  for (let at = 0; at < 20; at += 1) {
    expect((await ana.coupon(checkoutId, "HELLO10")).success).toBe(true);
    codes.push((await ana.coupon(checkoutId, `GUESS${at}`)).errorCode);
  }
  expect(new Set(codes)).toEqual(new Set(["COUPON_INVALID"]));
  expect((await ana.coupon(checkoutId, "ONE-MORE")).errorCode).toBe("RATE_LIMITED");
});
