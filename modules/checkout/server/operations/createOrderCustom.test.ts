import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await checkoutFixture(database);
const filled = async (product = "BALL") => {
  const ana = fixture.shopper();
  await ana.add(product, 1);
  const checkoutId = await ana.begin();
  const { data } = await ana.fill(checkoutId);
  return { ana, checkoutId, total: data.priceInfo.totalAmount };
};
const ordersOf = async (guestId: string) => {
  const { rows } = await sql<{ total: number }>`
    select total_amount::float8 as total from orders.placed_order where owner = ${`guest:${guestId}`}`.execute(
    database.kysely,
  );
  return rows.map(({ total }) => total);
};
const guestOf = ({ caller }: ReturnType<typeof fixture.shopper>) => (caller.kind === "guest" ? caller.guestId : "");

test("OP-58 EN-46 an order is placed for the shown amount with a number to pay to, and its checkout is over", async () => {
  const { ana, checkoutId, total } = await filled();
  const { success, data } = await ana.place(checkoutId, "k1");
  expect([success, data]).toEqual([
    true,
    {
      orderCode: expect.stringMatching(/^BB/),
      vaNumber: expect.stringMatching(/\d/),
      totalAmount: total,
      paymentMethod: "VA_BCA",
      checkout: null,
    },
  ]);
  expect(await ordersOf(guestOf(ana))).toEqual([total]);
  expect((await ana.read(checkoutId)).errorCode).toBe("ORDER_PLACED");
});

test("CK-24 M3 ten requests at once with one key place one order", async () => {
  const { ana, checkoutId, total } = await filled();
  const replies = await Promise.all(Array.from({ length: 10 }, () => ana.place(checkoutId, "once")));
  expect(new Set(replies.map(({ data }) => data?.orderCode)).size).toBe(1);
  expect(await ordersOf(guestOf(ana))).toEqual([total]);
  expect((await ana.place(checkoutId, "once", { consent: false })).errorCode).toBe("KEY_REUSED");
});

test("CK-07 a missing choice or agreement is refused by name and places nothing", async () => {
  const { ana, checkoutId } = await filled();
  expect((await ana.place(checkoutId, "k1", { terms: false })).errorCode).toBe("tnc_invalid");
  expect((await ana.place(checkoutId, "k2", { dataProtection: false })).errorCode).toBe("data_protection_invalid");
  expect((await ana.place(checkoutId, "k3", { consent: false })).errorCode).toBe("consent_invalid");
  expect((await ana.place(checkoutId, "")).errorCode).toBe("INVALID_INPUT");
  expect(await ordersOf(guestOf(ana))).toEqual([]);
});

test("RO-15 another shopper places nothing", async () => {
  const { ana, checkoutId } = await filled();
  expect((await fixture.shopper().place(checkoutId, "k1")).errorCode).toBe("NOT_FOUND");
  expect(await ordersOf(guestOf(ana))).toEqual([]);
});

test("D-43 a changed price is refused with the current checkout, and the next attempt orders for it", async () => {
  const { ana, checkoutId } = await filled("BRICK");
  await sql`update catalogue.sku set sale_price = sale_price - 10000 where code = 'BRICK-A'`.execute(database.kysely);
  const refused = await ana.place(checkoutId, "k1");
  expect(refused).toMatchObject({ errorCode: "PRICE_CHANGED", data: { checkout: { checkoutId } } });
  expect(await ordersOf(guestOf(ana))).toEqual([]);
  const shown = (await ana.read(checkoutId)).data.priceInfo.totalAmount;
  expect((await ana.place(checkoutId, "k2")).data.totalAmount).toBe(shown);
});
