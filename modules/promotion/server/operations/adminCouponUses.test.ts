import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { markCouponUsed, releaseCoupon } from "../coupon-use.ts";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { database, call, people, save, take, clock, orders } = await couponAdminFixture();

const uses = (headers?: object) =>
  call(
    `query adminCouponUses { adminCouponUses(couponCode: "HELLO10") {
      total uses { orderCode singleUseCode state buyer discount } } }`,
    {},
    headers,
  );

test("MR-05 the uses of a coupon are listed with order, state and discount, names masked without the permission to see contacts", async () => {
  await save("HELLO10", couponFields);
  for (const [at, order] of ["BBHELD", "BBPAID", "BBBACK"].entries()) {
    clock.advance(at);
    await take("HELLO10", order, `U${at}`);
    clock.advance(60_000);
  }
  await inTransaction(database, async (trx) => {
    await markCouponUsed(trx, ["BBPAID"], clock.now());
    await releaseCoupon(trx, ["BBBACK"], clock.now());
  });
  orders.set("BBHELD", { firstName: "Ayu", lastName: "Lestari", discount: 12_000 });
  orders.set("BBPAID", { firstName: "Budi", lastName: "", discount: 50_000 });
  expect(await uses(people.sari)).toEqual({
    total: 3,
    uses: [
      { orderCode: "BBBACK", singleUseCode: null, state: "givenBack", buyer: null, discount: null },
      { orderCode: "BBPAID", singleUseCode: null, state: "used", buyer: "B•••", discount: 50_000 },
      { orderCode: "BBHELD", singleUseCode: null, state: "held", buyer: "A••• L•••", discount: 12_000 },
    ],
  });
  expect((await uses(people.budi)).uses[2].buyer).toBe("Ayu Lestari");
  const { rows } = await sql<{ subject: string }>`
    select subject from staff.audit where subject like 'order:%' order by subject`.execute(database.kysely);
  expect(rows.map(({ subject }) => subject)).toEqual(["order:BBHELD", "order:BBPAID"]);
  expect(await uses(people.agus)).toBe("FORBIDDEN");
});
