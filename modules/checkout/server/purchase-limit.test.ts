import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { checkoutFixture } from "./testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);
const limit = (units: number | null) =>
  sql`update catalogue.product set purchase_limit = ${units} where code = 'BALL'`.execute(database.kysely);
const unitsOf = async (shopper: ReturnType<typeof fixture.shopper>, checkoutId: string) =>
  (await shopper.read(checkoutId)).data.lines.map(({ quantity }: { quantity: number }) => quantity);

test("MP-07 a cart over a product's purchase limit starts no checkout, and the refusal names product and limit", async () => {
  await limit(null);
  const ana = fixture.shopper();
  await ana.add("BALL", 3);
  await limit(2);
  expect(await ana.init()).toMatchObject({
    errorCode: "PURCHASE_LIMIT",
    errorMessage: "One order can have at most 2 of Thing BALL. Please take some out of your cart.",
    data: null,
  });
  await limit(3);
  expect((await ana.init()).success).toBe(true);
});

test("MP-07 a purchase limit that is lowered during a checkout is refused with the current checkout; the next attempt orders the allowed units", async () => {
  await limit(3);
  const ana = fixture.shopper();
  await ana.add("BALL", 3);
  const checkoutId = await ana.begin();
  await ana.fill(checkoutId);
  await limit(2);
  const refused = await ana.place(checkoutId, "k1");
  expect(refused).toMatchObject({ errorCode: "PURCHASE_LIMIT", data: { checkout: { checkoutId } } });
  expect(await unitsOf(ana, checkoutId)).toEqual([2]);
  expect((await ana.place(checkoutId, "k2")).success).toBe(true);
  const { rows } = await sql<{ quantity: number }>`
    select quantity from orders.line where sku_code = 'BALL-A'`.execute(database.kysely);
  expect(rows).toEqual([{ quantity: 2 }]);
});
