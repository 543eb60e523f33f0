import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const shop = await purchaseFixture(database);
let coupons = 0;

/** A purchase of this many orders from different warehouses, with a single-use coupon. */
async function purchase(orders: number) {
  coupons += 1;
  const couponCode = `ONCE${coupons}`;
  await shop.saveCoupon(couponCode);
  const drafts = Array.from({ length: orders }, (_, index) =>
    aDraft({ couponCode, sourceCode: index % 2 === 0 ? "WH01" : "WH02" }),
  );
  const before = await shop.unitsSold();
  const { codes, reference } = await shop.place(drafts);
  return {
    codes,
    uses: () => shop.couponUses(couponCode),
    isFree: () => shop.couponIsFree(couponCode),
    pay: () => shop.payFor(reference, drafts),
    taken: async () => (await shop.unitsSold()) - before,
  };
}

/** Every way in which one order of a paid purchase ends or is returned completely. */
const endings = {
  "cancelled whole": (code: string) => shop.cancel(code, [0, 2]),
  "cancelled piece by piece": async (code: string) => {
    await shop.cancel(code, [0, 1]);
    await shop.cancel(code, [0, 1]);
  },
  "sent and not accepted": async (code: string) => {
    await shop.step(code, { transition: "send", actor: "staff" });
    await shop.step(code, { transition: "failDelivery", actor: "courier", reason: "DELIVERY_FAILED" });
  },
  "received and returned": async (code: string) => {
    await shop.receive(code);
    await shop.returned(code, 0, 1);
    await shop.returned(code, 0, 1);
  },
} as const;
const ways = Object.keys(endings) as (keyof typeof endings)[];

for (const [index, first] of ways.entries()) {
  test(`1B-04 a single-use coupon stays used while another order of the purchase remains, and is released when all are cancelled (first ${first})`, async () => {
    for (const [at, second] of ways.entries()) {
      const order = (index + at) % 2;
      const { codes, isFree, pay, taken } = await purchase(2);
      expect(await isFree()).toBe(false);
      await pay();
      await endings[first](codes[order] ?? "");
      expect(await isFree(), `${first}, order ${order}`).toBe(false);
      await endings[second](codes[1 - order] ?? "");
      expect(await isFree(), `${first}, then ${second}`).toBe(true);
      expect(await taken()).toBe(0);
    }
    expect(await shop.broken()).toEqual([]);
  });
}

test("1B-04 before payment the coupon is released when the orders of the purchase are cancelled or expire together", async () => {
  const { codes, isFree } = await purchase(3);
  for (const [index, code] of codes.entries()) {
    expect(await isFree()).toBe(false);
    await shop.step(code, { transition: index === 1 ? "expire" : "cancel", actor: index === 1 ? "system" : "shopper" });
  }
  expect(await isFree()).toBe(true);
});

test("1B-04 concurrent cancellations of both orders release the coupon exactly once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { codes, isFree, pay, uses } = await purchase(3);
    await pay();
    expect(await uses()).toBe(1);
    await Promise.all(codes.map((code) => shop.cancel(code, [0, 2])));
    expect([await isFree(), await uses()]).toEqual([true, 0]);
  }
});
