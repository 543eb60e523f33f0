import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 5 });
const fixture = await orderFixture(database);
const { cancel, detail } = orderCalls(callOrders(fixture.deps));

const half = {
  listAmount: rupiah(150_000),
  productAmount: rupiah(150_000),
  promotionDiscount: rupiah(15_000),
  payAmount: rupiah(135_000),
};
const lines = [aLine(half), aLine({ ...half, skuCode: "BRICK-A", name: "Brick", quantity: 3 })];
const discounts = [0, 1].map((line) => ({
  promotionCode: "TENTH",
  name: "A tenth off",
  step: 2 as const,
  line,
  amount: rupiah(15_000),
}));
const placed = async (paymentReference: string) =>
  (await fixture.placed(aDraft({ paymentReference, lines, discounts })))[0] ?? "";
const paid = async (paymentReference: string) => {
  const code = await placed(paymentReference);
  await fixture.pay(await fixture.open(paymentReference, 288_000));
  return code;
};
const cancelling = async (code: string) => {
  const { rows } = await sql<{ cancelling: number }>`
    select cancelling from orders.line where order_code = ${code} order by number`.execute(database.kysely);
  return rows.map((row) => row.cancelling);
};

test("1A-13 cancelOrder with orderItemCodes requests the cancellation of all pieces of those products of a paid order, and no others", async () => {
  const code = await paid("ITEMS-1");
  const { reply } = await cancel(code, {}, [`${code}-2`]);
  expect(reply).toMatchObject({ success: true, message: "We have your request. You can undo it until it is decided." });
  expect(await cancelling(code)).toEqual([0, 3]);
  expect(await fixture.status(code)).toBe("paid");
});

test("1A-13 pieces that have left are not called off with the rest of their product, and products without any left refuse", async () => {
  const code = await paid("ITEMS-2");
  await sql`update orders.line set sent = case number when 0 then quantity else 1 end where order_code = ${code}`.execute(
    database.kysely,
  );
  expect((await cancel(code, {}, [`${code}-1`])).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect((await cancel(code, {}, [`${code}-2`])).reply?.success).toBe(true);
  expect(await cancelling(code)).toEqual([0, 2]);
});

test("1A-13 an unpaid order ends as a whole: with every product named or none, and not with some", async () => {
  const some = await placed("ITEMS-3");
  expect((await cancel(some, {}, [`${some}-1`])).reply?.errorCode).toBe("WHOLE_ORDER_ONLY");
  expect(await fixture.status(some)).toBe("awaitingPayment");
  expect((await cancel(some, {}, [`${some}-2`, `${some}-1`])).reply).toMatchObject({
    success: true,
    message: "Your order is cancelled.",
  });
  expect(await fixture.status(some)).toBe("cancelled");
  const none = await placed("ITEMS-4");
  expect((await cancel(none, {}, [])).reply?.success).toBe(true);
  expect(await fixture.status(none)).toBe("cancelled");
});

test("1A-13 products of another order, and other callers, cancel nothing", async () => {
  const code = await paid("ITEMS-5");
  const other = await paid("ITEMS-6");
  for (const items of [[`${other}-1`], [`${code}-1`, `${code}-3`], ["nonsense"], [`${code}-0`], []]) {
    expect((await cancel(code, {}, items)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  }
  expect((await cancel(code, otherGuest, [`${code}-1`])).reply?.errorCode).toBe("NOT_FOUND");
  expect([await cancelling(code), await cancelling(other)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("OP-57 OR-08 OR-15 an unpaid order is cancelled with its reason, together with the orders of its payment; a paid one is not", async () => {
  const shared = "CANCEL-1";
  const [code = "", other = ""] = await fixture.placed(
    aDraft({ paymentReference: shared }),
    aPickup({ paymentReference: shared }),
  );
  expect((await cancel(code)).reply?.success).toBe(true);
  expect([await fixture.status(code), await fixture.status(other)]).toEqual(["cancelled", "cancelled"]);
  expect((await detail(code)).reply?.data).toMatchObject({
    cancelCode: "WRONG_ADDRESS",
    cancelRemark: "Wrong address",
  });
  expect((await cancel(code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  const payment = "CANCEL-2";
  const [kept = ""] = await fixture.placed(aDraft({ paymentReference: payment }));
  await fixture.pay(await fixture.open(payment, 288_000));
  expect((await cancel(kept)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
});
