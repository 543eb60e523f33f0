import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);

test("OP-58 a new checkout shows lines and amounts, without address, courier and payment channel", async () => {
  const ana = fixture.shopper();
  await ana.add("BALL", 2);
  const { data } = await ana.read(await ana.begin());
  expect(data).toMatchObject({
    isGuest: true,
    deliveryType: "11",
    expiresAt: new Date(fixture.clock.now().getTime() + 30 * 60_000).toISOString(),
    lines: [{ skuCode: "BALL-A", quantity: 2, amount: 200_000, problem: null }],
    freightOffers: [],
    address: null,
    service: null,
    paymentMethod: null,
    coupon: null,
    usesPoints: false,
    priceInfo: { productAmount: 200_000, totalAmount: 200_000 },
  });
});

test("RO-15 another shopper's checkout is answered like a missing one", async () => {
  const ana = fixture.shopper();
  await ana.add();
  const checkoutId = await ana.begin();
  const missing = { success: false, errorCode: "NOT_FOUND", data: null };
  expect(await fixture.shopper().read(checkoutId)).toMatchObject(missing);
  expect(await ana.read("6f9619ff-8b86-4011-b42d-00c04fc964ff")).toMatchObject(missing);
  expect((await ana.read(checkoutId)).success).toBe(true);
});

test("CK-02 a checkout expires after its minutes", async () => {
  const ana = fixture.shopper();
  await ana.add();
  const checkoutId = await ana.begin();
  fixture.clock.advance(30 * 60_000 - 1);
  expect((await ana.read(checkoutId)).success).toBe(true);
  fixture.clock.advance(1);
  expect((await ana.read(checkoutId)).errorCode).toBe("CHECKOUT_EXPIRED");
});
